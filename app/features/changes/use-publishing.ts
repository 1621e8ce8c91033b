import { useAction } from "../../ui/call/use-action";
import { reloadRootData } from "../../ui/page/root-data";
import { isLiveAfter, NOT_LIVE_YET, type Page } from "../content/live-check";
import { publishSet, undoSet } from "./changes-calls";

type Shown = { id: number; tag: string };
type Options = {
  /** Every page shows the settings of the site. */
  hasSettings: boolean;
  /** A page that the set changes. */
  page: Page;
};

/** Publishes the set as shown, with a message that can undo it. */
export function usePublishing(set: Shown, { hasSettings, page }: Options) {
  const actPublish = useAction("The changes could not be published.");
  const actUndo = useAction("They could not be undone.");

  async function seenByAll(write: () => Promise<void>) {
    await write();
    if (hasSettings) reloadRootData();
    // The page is shorter now. Without this a phone shows only its footer.
    window.scrollTo(0, 0);
  }
  const undo = () =>
    actUndo(() => seenByAll(() => undoSet(set.id)), "Visitors see again what they saw before. The changes are kept.");
  async function publish() {
    let isLive = false;
    const write = async () => void (isLive = await isLiveAfter(() => publishSet(set), page));
    const done = () => (isLive ? "Published. Visitors see all of it now." : NOT_LIVE_YET);
    await actPublish(() => seenByAll(write), done, { undo });
  }
  return { publish, undo };
}
