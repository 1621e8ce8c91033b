import { useAction } from "../../../ui/call/use-action";
import type { ContentDocument } from "../content";
import { backToFile, restoreContent, withdrawContent } from "../content-calls";

type Earlier = Pick<ContentDocument, "revision" | "source" | "draft">;

/** Restores the previous version. `over` is the current revision. */
export function useEarlier(key: string) {
  const act = useAction("It could not be restored.");
  function restore({ source, revision, draft }: Earlier, over?: number): Promise<void> {
    if (draft) return withdrawContent(key, over);
    return source === "file" ? backToFile(key, over) : restoreContent(key, revision, over);
  }
  return (earlier: Earlier, done: string, over?: number) => act(() => restore(earlier, over), done);
}
