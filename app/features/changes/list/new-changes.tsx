import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { ApiError } from "../../../ui/call/request";
import { Field } from "../../../ui/field/field";
import { MAX_TITLE } from "../change-set";
import { changesPath, createSet } from "../changes-calls";

/** Creates a set and opens it. */
export function NewChanges() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const title = String(new FormData(submitted.currentTarget).get("title"));
    try {
      const { id } = await createSet(title);
      await navigate(changesPath(id));
    } catch (error) {
      setProblem(error instanceof ApiError && error.status ? error.message : "They could not be begun. Try again.");
    }
  }
  return (
    <form className={adminStyles.form} onSubmit={(submitted) => void submit(submitted)}>
      <Field
        label="Name of new changes"
        name="title"
        required
        maxLength={MAX_TITLE}
        help="Visitors do not see it, for example “Session 2027-28”."
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
