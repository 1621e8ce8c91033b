import { use, useEffect, useRef } from "react";
import { UNSAFE_DataRouterDataContext as LoaderDataContext, useLocation } from "react-router";
import { EditorContext } from "../editing";
import { readLoaderData } from "./read-loader-data";

/** Returns a function that shows the page as it would be with what is typed. Only its latest request counts. */
export function usePreview(key: string): () => void {
  const { pathname, search } = useLocation();
  const { loaderData } = use(LoaderDataContext)!;
  const setEditor = use(EditorContext);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  return () => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const address = `/admin/preview/${key}?of=${encodeURIComponent(pathname + search)}`;
    readLoaderData(address, { signal }).then(
      (data) =>
        setEditor((editor) => ({ ...editor, preview: { instead: loaderData, data: { ...loaderData, ...data } } })),
      // The page remains as it was; the form tells of a lost connection.
      () => undefined,
    );
  };
}
