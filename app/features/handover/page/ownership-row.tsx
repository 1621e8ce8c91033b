import type { Ref } from "react";
import { formatPlainDate } from "../../../../domain/dates";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { AskButton } from "../../../ui/admin/ask-button";
import { checkOwnership, removeOwnership } from "../handover-calls";
import type { Ownership } from "../ownership";

type Props = { row: Ownership; editRef?: Ref<HTMLButtonElement>; onEdit: () => void };

export function OwnershipRow({ row, editRef, onEdit }: Props) {
  const { id, what, note, problems } = row;
  const actCheck = useAction("It could not be saved.");
  const actRemove = useAction("It could not be removed.");
  return (
    <>
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{what}</h3>
        {problems.map((problem) => (
          <p key={problem} className={adminStyles.problem}>
            Needs you: {problem}
          </p>
        ))}
        <OwnershipFacts row={row} />
        {note && <p dir="auto">{note}</p>}
      </div>
      <div className={adminStyles.actions}>
        <SmallButton
          label="Checked today"
          of={what}
          onClick={() => void actCheck(() => checkOwnership(id), `“${what}” is checked.`)}
        />
        <SmallButton ref={editRef} label="Edit" of={what} onClick={onEdit} />
        <AskButton
          label="Remove"
          of={what}
          title={`Remove “${what}”?`}
          confirm="Remove"
          onConfirm={() => actRemove(() => removeOwnership(id), `“${what}” is removed.`)}
        >
          <p>Its owner, date and note are removed too. This cannot be undone.</p>
        </AskButton>
      </div>
    </>
  );
}

function OwnershipFacts({ row: { owner, payer, renewsOn, checkedOn, checkedBy } }: { row: Ownership }) {
  return (
    <p className={adminStyles.rowFacts}>
      <span>Owner: {owner || "not named"}</span>
      {payer && <span>Paid by {payer}</span>}
      {renewsOn && <span>Renew by {formatPlainDate(renewsOn)}</span>}
      <span>{checkedOn ? `Checked on ${formatPlainDate(checkedOn)} by ${checkedBy}` : "Never checked"}</span>
    </p>
  );
}
