import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useDone } from "../../../ui/call/use-done";
import { Field, TextArea } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useLeaveQuestion } from "../../../ui/form/use-leave-question";
import { takeFocus } from "../../../ui/take-focus";
import { addOwnership, changeOwnership } from "../handover-calls";
import { MAX_OWNERSHIP_NOTE, MAX_OWNERSHIP_TEXT, type Ownership, type OwnershipInput } from "../ownership";

type Props = {
  /** Undefined for a new row. */
  row?: Ownership;
  onClose: () => void;
};

/** A row of the checklist. Only changed fields are sent. */
export function OwnershipForm({ row, onClose }: Props) {
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const input = inputOf(form);
    await (row ? changeOwnership(row.id, changesIn(row, input)) : addOwnership(input));
    // Close first, so that the focus returns to the row when the message is closed.
    onClose();
    await done(`“${input.what}” is saved.`);
  });
  const leaveQuestion = useLeaveQuestion();
  const line = { maxLength: MAX_OWNERSHIP_TEXT, autoComplete: "off" };
  return (
    <form className={adminStyles.form} {...formProps} {...leaveQuestion}>
      <Field ref={takeFocus} label="What" name="what" required {...line} defaultValue={row?.what} error={errors.what} />
      <Field
        label="Owner"
        name="owner"
        {...line}
        defaultValue={row?.owner}
        error={errors.owner}
        help="Better the mailbox of a role, like cell@example.edu, than a person who leaves."
      />
      <Field label="Who pays" name="payer" {...line} defaultValue={row?.payer} error={errors.payer} />
      <Field label="Renew by" name="renewsOn" type="date" defaultValue={row?.renewsOn ?? ""} error={errors.renewsOn} />
      <TextArea
        label="Note"
        name="note"
        rows={3}
        maxLength={MAX_OWNERSHIP_NOTE}
        defaultValue={row?.note}
        error={errors.note}
        help="Where to find what one needs. No passwords: this list is printed, with two lines of each note."
      />
      <FormEnd problems={problems} busy={busy} label="Save">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  );
}

function inputOf(form: FormData): OwnershipInput {
  const text = (name: string) => String(form.get(name) ?? "");
  const [what, owner, payer, note] = ["what", "owner", "payer", "note"].map(text) as [string, string, string, string];
  return { what, owner, payer, note, renewsOn: text("renewsOn") || null };
}

function changesIn(row: Ownership, input: OwnershipInput): Partial<OwnershipInput> {
  const changed = Object.entries(input).filter(([name, value]) => value !== row[name as keyof OwnershipInput]);
  return Object.fromEntries(changed);
}
