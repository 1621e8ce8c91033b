import { use, useEffect, useRef } from "react";
import { UNSAFE_DataRouterDataContext as LoaderDataContext, useLocation } from "react-router";
import { EditorContext } from "../editing";
import { readLoaderData } from "./read-loader-data";

/** Returns a function that shows the page with the unsaved text. Only its latest request counts. */
export function usePreview(key: string): () => void {
  const { pathname, search } = useLocation();
  const { loaderData } = use(LoaderDataContext)!;
  const setEditor = use(EditorContext);
  const request = useRef<AbortController>(undefined);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      request.current?.abort();
    };
  }, []);
  return () => {
    // The last text may arrive after the form has closed.
    if (!isOpen.current) return;
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const address = `/admin/preview/${key}?of=${encodeURIComponent(pathname + search)}`;
    readLoaderData(address, { signal }).then(
      (data) =>
        setEditor((editor) => ({ ...editor, preview: { instead: loaderData, data: { ...loaderData, ...data } } })),
      // The page does not change; the form reports the lost connection.
      () => undefined,
    );
  };
}
