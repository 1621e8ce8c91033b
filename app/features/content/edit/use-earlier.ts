import { useAction } from "../../../ui/call/use-action";
import type { ContentDocument } from "../content";
import { backToFile, restoreContent } from "../content-calls";

type Earlier = Pick<ContentDocument, "revision" | "source">;

/** Visitors read again what they read before. */
export function useEarlier(key: string) {
  const act = useAction("It could not be restored.");
  return ({ source, revision }: Earlier, done: string) =>
    act(() => (source === "file" ? backToFile(key) : restoreContent(key, revision)), done);
}
