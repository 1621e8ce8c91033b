import { kindOf, mayPublish } from "../../../../domain/content/kinds";
import { formatMoment } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Changes } from "../../../ui/admin/changes";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { Details } from "../../../ui/form/details";
import { useSession } from "../../accounts/session-context";
import type { ChangedFile, ContentDocument } from "../content";
import { backToFile } from "../content-calls";
import { putContent } from "../content-requests";
import { useEarlier } from "./use-earlier";

type Props = {
  document: ContentDocument;
  changedFile: ChangedFile | undefined;
  timeZone: string;
};

/** Tells editors that the file exists, too, and lets them go back to it. */
export function FileNote({ document, changedFile, timeZone }: Props) {
  const { key, data, revision, source, hasFile, draft } = document;
  const act = useAction("It could not be changed.");
  const undoBack = useEarlier(key);
  const session = useSession();
  if (source !== "database" || (!hasFile && !kindOf(key)?.isOptional)) return null;
  // A missing file of an optional page is an empty text.
  const [label, done] = hasFile
    ? ["Back to the original", "Visitors read the original again."]
    : ["Take it off the site", "Visitors do not read this text any more."];
  // Undo takes the original off the site. It publishes nothing, so it does not restore the text of a draft.
  const isUndone = draft ? "It is off the site again. Your text is in the history." : "Your text is back.";
  const undo = () => undoBack(document, isUndone);
  const goBack = () => act(() => backToFile(key), done, { undo });
  // Publishing again stores which version of the file it replaces.
  const keep = () => act(() => putContent(key, data, revision), "Your version remains. Nothing changes for visitors.");
  const back = mayPublish(session, key) && <SmallButton label={label} onClick={() => void goBack()} />;
  if (!hasFile) return back && <div className={adminStyles.actions}>{back}</div>;
  if (changedFile)
    return (
      <div className={adminStyles.note}>
        <Changed {...changedFile} timeZone={timeZone} />
        {back && <SmallButton label="Keep yours" onClick={() => void keep()} />}
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

function Changed({ changedAt, changes, timeZone }: ChangedFile & { timeZone: string }) {
  const when = changedAt
    ? `on ${formatMoment(changedAt, timeZone)}, after you edited it here`
    : "after you edited it here";
  return (
    <>
      <p>The original in the files of the site was changed {when}. Visitors still read yours.</p>
      <Details summary="Compare …" open={false}>
        <p className={adminStyles.hint}>With the original, this would change:</p>
        <Changes changes={changes.length > 0 ? changes : ["No text. Both are the same."]} />
      </Details>
    </>
  );
}
