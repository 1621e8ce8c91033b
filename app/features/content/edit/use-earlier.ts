import { useAction } from "../../../ui/call/use-action";
import type { ContentDocument } from "../content";
import { backToFile, restoreContent, withdrawContent } from "../content-calls";

type Earlier = Pick<ContentDocument, "revision" | "source" | "draft">;

/** Visitors read again what they read before. */
export function useEarlier(key: string) {
  const act = useAction("It could not be restored.");
  function restore({ source, revision, draft }: Earlier): Promise<void> {
    if (draft) return withdrawContent(key);
    return source === "file" ? backToFile(key) : restoreContent(key, revision);
  }
  return (earlier: Earlier, done: string) => act(() => restore(earlier), done);
}
