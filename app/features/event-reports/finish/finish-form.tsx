import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../ui/button/button";
import fieldStyles from "../../../ui/field/field.module.css";
import { CollectionForm } from "../../../ui/form/collection-form";
import type { Save } from "../../../ui/form/use-saving";
import { useSession } from "../../accounts/session-context";
import { useWritePost } from "../../blogs/write-post";
import { eventReportCollection } from "../event-report-collection";
import { formOf, workingCopyPath, type ReportForm } from "../report-calls";
import { FinishSteps } from "./finish-steps-view";
import type { FinishData } from "./finish-data";
import { stepAfter, stepAt } from "./finish-steps";
import { NEXT_PAGE, NO_REPORT, saveFinished } from "./save-finished";
import { useProofUploads } from "./use-proof-uploads";

/** The five screens are one form: fields of a hidden step remain in it. */
export function FinishForm(props: FinishData) {
  const { event, report, copy, timeZone } = props;
  const session = useSession();
  const navigate = useNavigate();
  const step = stepAt(useLocation().hash);
  const { write: writePost } = useWritePost(event.id, NEXT_PAGE);
  const [proofs, setProofs] = useState(props.proofs);
  const onAdded = (added: (typeof proofs)[number]) => setProofs((before) => [...before, added]);
  const uploads = useProofUploads({ event: event.id, isSignedIn: session.role !== null, onAdded });
  const onDeleted = (deleted: (typeof proofs)[number]) => {
    setProofs((before) => before.filter(({ id }) => id !== deleted.id));
    uploads.forget(deleted);
  };
  const document = formOf(report);
  const save: Save<ReportForm> = async (entry, { keys, seen = document }) => {
    // An unsent file would keep the person on this page after the save.
    await uploads.settled();
    return saveFinished({ ...props, entry, seen, keys, viewer: session, writePost });
  };

  return (
    <CollectionForm<ReportForm>
      collection={eventReportCollection}
      document={document}
      viewer={session}
      workingCopy={{ address: workingCopyPath(event.id), found: copy }}
      base=""
      timeZone={timeZone}
      hasHistory={false}
      submitLabel={report.draft ? "Finish event" : "Save the report"}
      submitVariant={stepAfter(step) ? "quiet" : undefined}
      failureText="The report could not be saved."
      unsentFiles={uploads.unsent}
      more={step === "numbers" && !report.noReport && <NoReport />}
      onSave={save}
      onCancel={() => void navigate("/admin/events")}
    >
      {(parts) => <FinishSteps {...parts} {...props} proofs={proofs} uploads={uploads} onDeleted={onDeleted} />}
    </CollectionForm>
  );
}

const { label, help } = eventReportCollection.fields.noReport;

/** Only on the first step, because a person who writes a report needs no such choice. */
function NoReport() {
  return (
    <div className="finish-none">
      <Button type="submit" name="as" value={NO_REPORT} variant="quiet">
        {label}
      </Button>
      <p className={fieldStyles.help}>{help}</p>
    </div>
  );
}
