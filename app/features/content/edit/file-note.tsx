import { mayPublish } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { useNotices } from "../../../ui/notice/notices";
import { useSession } from "../../accounts/session-context";
import type { ContentDocument } from "../content";
import { backToFile } from "../content-calls";
import { useEarlier } from "./use-earlier";

/** Whoever edits something should know that its file exists, too, and can go back to it. */
export function FileNote({ document }: { document: ContentDocument }) {
  const { key, source, hasFile, fileChanged } = document;
  const { notify } = useNotices();
  const act = useAction("It could not be changed.");
  const undoBack = useEarlier(key);
  const session = useSession();
  if (source !== "database" || !hasFile) return null;

  async function goBack() {
    if (!(await act(() => backToFile(key)))) return;
    const undo = () => undoBack(document, "Your text is back.");
    notify("success", "Visitors read the original again.", { actions: [{ label: "Undo", act: undo }] });
  }
  return (
    <div className={adminStyles.note}>
      <p>
        {fileChanged
          ? "The original in the files of the site was changed after you edited it here. Visitors still read yours."
          : "This was edited here. The original in the files of the site is still there."}
      </p>
      {mayPublish(session, key) && (
        <Button variant="quiet" small onClick={() => void goBack()}>
          Back to the original
        </Button>
      )}
    </div>
  );
}
