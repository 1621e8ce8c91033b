import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useDone } from "../../../ui/call/use-done";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { takeFocus } from "../../../ui/take-focus";
import { useSession } from "../../accounts/session-context";
import { ROLE_NAMES } from "../administrator";
import { changeAdministrator } from "../administrators-calls";
import type { ListedPerson } from "./listed-person";

type Props = { person: ListedPerson; onDone: () => void };

/** The role and last day of one person. */
export function AccessForm({ person: { email, role, until, firstDay, isYou }, onDone }: Props) {
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
      <Select ref={takeFocus} label="Role" name="role" defaultValue={role} options={Object.entries(ROLE_NAMES)} />
      <Field
        label="Last day"
        name="until"
        type="date"
        min={firstDay}
        defaultValue={until}
        help="The access ends by itself after this day. Without a day it has no end."
        error={errors.until}
      />
      <FormEnd problems={problems} busy={busy} label="Save">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  );
}
