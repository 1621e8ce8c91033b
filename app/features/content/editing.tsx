import { createContext, use, useState, type ReactNode } from "react";
import { UNSAFE_DataRouterDataContext as LoaderDataContext } from "react-router";
import type { LoaderData } from "./sheet/read-loader-data";

type Editor = {
  /** The form of a part, over the page. */
  sheet?: ReactNode;
  /** A question over the page and its sheet. */
  question?: ReactNode;
  /** The data of a preview, for the page that was loaded with the data `instead`. */
  preview?: { instead: LoaderData; data: LoaderData } | undefined;
};

export const EditorContext = createContext<(change: (editor: Editor) => Editor) => void>(() => undefined);

/** Wraps every page for its edit buttons, whose code visitors do not load. React Router may remove this context. */
export function Editing({ children }: { children: ReactNode }) {
  const loaded = use(LoaderDataContext)!;
  const [{ sheet, question, preview }, setEditor] = useState<Editor>({});
  // The next page, and this page after publishing, have other data.
  const shown = preview?.instead === loaded.loaderData ? { ...loaded, loaderData: preview.data } : loaded;
  return (
    <EditorContext value={setEditor}>
      <LoaderDataContext value={shown}>{children}</LoaderDataContext>
      {sheet}
      {question}
    </EditorContext>
  );
}
