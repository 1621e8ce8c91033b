import { useState, type SubmitEvent } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { useSession } from "../../accounts/session-context";
import { ROLE_NAMES } from "../administrator";
import { changeAdministrator } from "../administrators-calls";
import type { ListedPerson } from "./listed-person";

type Props = { person: ListedPerson; onDone: () => void };

/** Role and last day of one person. */
export function AccessForm({ person: { email, role, until, isYou }, onDone }: Props) {
  const { refresh } = useSession();
  const act = useAction("The access could not be changed.");
  const [busy, setBusy] = useState(false);

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const given = new FormData(submitted.currentTarget);
    const change = {
      role: given.get("role") === "admin" ? ("admin" as const) : ("editor" as const),
      activeUntil: String(given.get("until")) || null,
    };
    setBusy(true);
    const isDone = await act(() => changeAdministrator(email, change), `The access of ${email} is changed.`);
    setBusy(false);
    if (isDone) onDone();
    if (isDone && isYou) await refresh();
  }
  return (
    <form className={adminStyles.form} aria-label={`Access of ${email}`} onSubmit={(event) => void submit(event)}>
      <FieldFrame label="Role" name="role">
        <select id="role" name="role" className={fieldStyles.input} defaultValue={role}>
          <option value="admin">{ROLE_NAMES.admin}</option>
          <option value="editor">{ROLE_NAMES.editor}</option>
        </select>
      </FieldFrame>
      <Field
        label="Last day"
        name="until"
        type="date"
        defaultValue={until}
        help="The access ends by itself after this day. Without a day it has no end."
      />
      <div className={adminStyles.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
