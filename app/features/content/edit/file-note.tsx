import { mayPublish } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Details } from "../../../ui/form/details";
import { useNotices } from "../../../ui/notice/notices";
import { useSession } from "../../accounts/session-context";
import type { ContentDocument } from "../content";
import { backToFile } from "../content-calls";
import { putContent } from "../content-requests";
import { useEarlier } from "./use-earlier";

type Props = {
  document: ContentDocument;
  /** What the changed file would change, in sentences. */
  original: string[];
};

/** Whoever edits something should know that its file exists, too, and can go back to it. */
export function FileNote({ document, original }: Props) {
  const { key, data, revision, source, hasFile, fileChanged } = document;
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
  // Publishing it again stores which version of the file it replaces.
  const keep = () => act(() => putContent(key, data, revision), "Yours stays. Visitors read what they read before.");
  const back = mayPublish(session, key) && (
    <Button variant="quiet" small onClick={() => void goBack()}>
      Back to the original
    </Button>
  );
  if (fileChanged)
    return (
      <div className={adminStyles.note}>
        <p>The original in the files of the site was changed after you edited it here. Visitors still read yours.</p>
        <Details summary="Compare …" open={false}>
          <p className={adminStyles.hint}>With the original, this would change:</p>
          <ul>
            {original.length === 0 && <li>No text. Both are the same.</li>}
            {original.map((change) => (
              <li key={change} dir="auto">
                {change}
              </li>
            ))}
          </ul>
        </Details>
        {back && (
          <Button variant="quiet" small onClick={() => void keep()}>
            Keep yours
          </Button>
        )}
        {back}
      </div>
    );
  return (
    back && (
      <Details summary="Original text …" open={false}>
        <p className={adminStyles.hint}>
          The text from before anyone edited it here. Visitors read it again when you go back to it.
        </p>
        {back}
      </Details>
    )
  );
}
