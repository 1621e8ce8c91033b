import type { SubmitEvent } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useBegin } from "../../../ui/call/use-begin";
import { Field } from "../../../ui/field/field";
import { MAX_TITLE } from "../change-set";
import { changesPath, createSet } from "../changes-calls";

/** Creates a set and opens it. */
export function NewChanges() {
  const { problem, begin } = useBegin();

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const title = String(new FormData(submitted.currentTarget).get("title"));
    void begin(async () => changesPath((await createSet(title)).id));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field
        label="Name of new changes"
        name="title"
        required
        maxLength={MAX_TITLE}
        help="For example “Session 2027-28”. Visitors do not see it."
        error={problem}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          Begin
        </Button>
      </div>
    </form>
  );
}
