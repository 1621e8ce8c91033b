import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useDone } from "../../../ui/call/use-done";
import { Field, TextArea } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { takeFocus } from "../../../ui/take-focus";
import { addOwnership, changeOwnership } from "../handover-calls";
import { MAX_OWNERSHIP_NOTE, MAX_OWNERSHIP_TEXT, type Ownership, type OwnershipInput } from "../ownership";
import type { RowForm } from "./use-row-form";

type Props = RowForm & {
  /** Undefined for a new row. */
  row?: Ownership;
};
type Texts = Partial<Record<keyof OwnershipInput, string>>;

const FIELDS = ["what", "owner", "payer", "renewsOn", "note"] as const;

/** A row of the checklist. Only changed fields are sent. */
export function OwnershipForm({ row, takesFocus, read, store, close }: Props) {
  // Several forms may be open.
  const nameOf = (field: keyof OwnershipInput) => `${field}-${row?.id ?? "new"}`;
  const [unsaved] = useState<Texts>(read);
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(
    async (form) => {
      const typed = typedIn(form);
      const what = typed.what ?? row?.what;
      const input = inputOf(typed);
      await (row ? changeOwnership(row.id, input) : addOwnership(input));
      // Close first, so that the focus returns to the row when the message is closed.
      close();
      await done(`“${what}” is saved.`);
    },
    Object.fromEntries(FIELDS.map((field) => [field, nameOf(field)])),
  );

  /** Returns the texts that differ from the row. */
  function typedIn(form: FormData): Texts {
    const texts = FIELDS.map((field) => [field, String(form.get(nameOf(field)) ?? "")] as const);
    return Object.fromEntries(texts.filter(([field, text]) => text !== (row?.[field] ?? "")));
  }
  const control = (field: keyof OwnershipInput) => ({
    name: nameOf(field),
    defaultValue: unsaved[field] ?? row?.[field] ?? "",
    error: errors[nameOf(field)],
    // The form closes when it is saved.
    readOnly: busy,
  });
  const line = { maxLength: MAX_OWNERSHIP_TEXT, autoComplete: "off" };
  return (
    <form
      className={adminStyles.form}
      aria-label={row ? `Edit ${row.what}` : "New row"}
      {...formProps}
      onInput={({ currentTarget }) => store(typedIn(new FormData(currentTarget)))}
    >
      <Field ref={takesFocus ? takeFocus : undefined} label="What" required {...line} {...control("what")} />
      <Field
        label="Owner"
        {...line}
        {...control("owner")}
        help="Better the mailbox of a role, like cell@example.edu, than a person who leaves."
      />
      <Field label="Who pays" {...line} {...control("payer")} />
      <Field label="Renew by" type="date" {...control("renewsOn")} />
      <TextArea
        label="Note"
        rows={3}
        maxLength={MAX_OWNERSHIP_NOTE}
        {...control("note")}
        help="Where to find what one needs. No passwords: this list is printed, with two lines of each note."
      />
      <FormEnd problems={problems} busy={busy} label="Save">
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  );
}

function inputOf({ renewsOn, ...texts }: Texts): Partial<OwnershipInput> {
  return renewsOn === undefined ? texts : { ...texts, renewsOn: renewsOn || null };
}
