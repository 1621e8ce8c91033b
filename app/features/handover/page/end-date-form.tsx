import adminStyles from "../../../ui/admin/admin.module.css";
import { useDone } from "../../../ui/call/use-done";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { changeAdministrator } from "../../administrators/administrators-calls";

/** Ends the person's own access. Another administrator can change the day later. */
export function EndDateForm({ email, day, today }: { email: string; day: string; today: string }) {
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    await changeAdministrator(email, { activeUntil: String(form.get("activeUntil")) });
    await done("The end of your access is set.");
  });
  return (
    <form key={day} className={adminStyles.form} {...formProps}>
      <Field
        label="Last day of your access"
        name="activeUntil"
        type="date"
        required
        min={today}
        defaultValue={day}
        help="You can change it until then. After that, another administrator can."
        error={errors.activeUntil}
      />
      <FormEnd problems={problems} busy={busy} label="Set the end" variant="quiet" />
    </form>
  );
}
