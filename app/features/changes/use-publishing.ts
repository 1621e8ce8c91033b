import { useAction } from "../../ui/call/use-action";
import { reloadRootData } from "../../ui/page/root-data";
import { publishSet, undoSet } from "./changes-calls";

type Shown = { id: number; tag: string };

/** Publishes a set as it is shown, with a message that can undo it. Every page shows the settings of the site. */
export function usePublishing(set: Shown, hasSettings: boolean) {
  const actPublish = useAction("They could not be published.");
  const actUndo = useAction("They could not be undone.");

  async function seenByAll(write: () => Promise<void>) {
    await write();
    if (hasSettings) reloadRootData();
  }
  const undo = () => actUndo(() => seenByAll(() => undoSet(set.id)), "Visitors see again what they saw before.");
  const done = "Published. Visitors see all of it now.";
  const publish = () => actPublish(() => seenByAll(() => publishSet(set)), done, [{ label: "Undo", act: undo }]);
  return { publish, undo };
}
