import fieldStyles from "../../../ui/field/field.module.css";
import adminStyles from "../../../ui/admin/admin.module.css";
import { FormEnd } from "../../../ui/form/form-failure";
import optionStyles from "../../../ui/form/options.module.css";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useGoOn } from "../../../ui/page/use-go-on";
import type { LastYearsPerson } from "../new-session";
import { setStaying, stepPath } from "../new-session-calls";
import { useUnsaved } from "../unsaved-changes";
import type { StepProps } from "./step-props";

const GROUPS = { faculty: "Faculty coordinators", special: "Special members", leads: "Leads", members: "Members" };

export function WhoStays({ session: { id, lastYear, oldYear, revisions } }: StepProps) {
  const goOn = useGoOn();
  const { forget } = useUnsaved();
  const { formProps, problems, busy } = useFormCall(async (form) => {
    const known = lastYear.map(({ part }) => part);
    await setStaying({ id, revision: revisions.team }, form.getAll("stay").map(String), known);
    forget();
    await goOn(stepPath(id, "who-is-new"));
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <p>
        Tick everyone who stays. They keep their portrait and links. The team of {oldYear} stays on the site; the e-mail
        addresses of people who left are removed.
      </p>
      {Object.entries(GROUPS).map(([list, title]) => (
        <Group key={list} title={title} people={lastYear.filter((person) => person.list === list)} />
      ))}
      <FormEnd problems={problems} busy={busy} label="Save and go on" />
    </form>
  );
}

function Group({ title, people }: { title: string; people: LastYearsPerson[] }) {
  const { unsaved } = useUnsaved();
  if (people.length === 0) return null;
  return (
    <fieldset className={optionStyles.group}>
      <legend>{title}</legend>
      <div className={optionStyles.options}>
        {people.map(({ part, name, role, stays }) => (
          <label key={part}>
            <input
              type="checkbox"
              id={part}
              name="stay"
              value={part}
              defaultChecked={part in unsaved ? unsaved[part] !== "" : stays}
            />
            <span dir="auto">
              {name} <br />
              <span className={fieldStyles.help}>{role}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
