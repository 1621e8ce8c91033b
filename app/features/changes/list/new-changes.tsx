import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { writeKey } from "../../../ui/call/write-key";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useGoOn } from "../../../ui/page/use-go-on";
import { MAX_TITLE } from "../change-set";
import { changesPath, createSet } from "../changes-calls";

/** Creates a set and opens it. */
export function NewChanges() {
  const goOn = useGoOn();
  const [keys] = useState(() => writeKey());
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const { id } = await createSet({ title: String(form.get("title")) }, keys);
    keys.end();
    await goOn(changesPath(id));
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <Field
        label="Name of new changes"
        name="title"
        required
        maxLength={MAX_TITLE}
        help="For example “Session 2027-28”. Visitors do not see it."
        error={errors.title}
      />
      <FormEnd problems={problems} busy={busy} label="Begin" variant="quiet" />
    </form>
  );
}
