import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useDone } from "../../../ui/call/use-done";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { FormFailure } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useSession } from "../../accounts/session-context";
import { ROLE_NAMES } from "../administrator";
import { changeAdministrator } from "../administrators-calls";
import type { ListedPerson } from "./listed-person";

type Props = { person: ListedPerson; onDone: () => void };

/** The role and last day of one person. */
export function AccessForm({ person: { email, role, until, isYou }, onDone }: Props) {
  const { refresh } = useSession();
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(
    async (form) => {
      const chosen = form.get("role") === "admin" ? "admin" : "editor";
      await changeAdministrator(email, { role: chosen, activeUntil: String(form.get("until")) || null });
      // Close first, so that the focus returns to the row when the message is closed.
      onDone();
      await done(`The access of ${email} is changed.`);
      if (isYou) await refresh();
    },
    { activeUntil: "until" },
  );
  return (
    <form className={adminStyles.form} aria-label={`Access of ${email}`} {...formProps}>
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
        error={errors.until}
      />
      <FormFailure problems={problems} />
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
