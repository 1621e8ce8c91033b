import adminStyles from "../../ui/admin/admin.module.css";
import { Field } from "../../ui/field/field";
import { FormEnd } from "../../ui/form/form-failure";
import { useFormCall } from "../../ui/form/use-form-call";
import { useGoOn } from "../../ui/page/use-go-on";
import { MAX_LABEL } from "./new-session";
import { useUnsaved } from "./unsaved-changes";

type Settings = { label: string; publishOn: string | null; year?: number };
type Props = {
  /** Without a year the form has no field for it, because it cannot be changed later. */
  first: { label: string; publishOn: string; year?: number };
  submitLabel: string;
  /** Returns the next page. @throws {ApiError} */
  onSave: (settings: Settings) => Promise<string>;
};

export function SettingsForm({ first, submitLabel, onSave }: Props) {
  const goOn = useGoOn();
  const { unsaved, forget } = useUnsaved();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const text = (name: string) => String(form.get(name));
    const year = first.year && { year: Number(text("year")) };
    const next = await onSave({ label: text("label"), publishOn: text("publishOn") || null, ...year });
    forget();
    await goOn(next);
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <Field
        label="Session"
        name="label"
        required
        maxLength={MAX_LABEL}
        defaultValue={unsaved.label ?? first.label}
        placeholder="2026-27"
        help={`Visitors see it above the team, like “Session ${first.label}”.`}
        error={errors.label}
      />
      {first.year !== undefined && (
        <Field
          label="Year shown first"
          name="year"
          type="number"
          required
          min={1900}
          max={2999}
          defaultValue={unsaved.year ?? first.year}
          help="The team and the nodes of this year are shown first. The old years stay in the lists."
          error={errors.year}
        />
      )}
      <Field
        label="Visitors see it from"
        name="publishOn"
        type="date"
        defaultValue={unsaved.publishOn ?? first.publishOn}
        help="From the start of this day, if you confirm it in the last step. Leave it empty to publish there with a button."
        error={errors.publishOn}
      />
      <FormEnd problems={problems} busy={busy} label={submitLabel} />
    </form>
  );
}
