import { useNavigate } from "react-router";
import type { SubmitEvent } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { FieldFrame } from "../../../ui/field/field";
import { draftPath } from "../changes-calls";
import fieldStyles from "../../../ui/field/field.module.css";

type Props = { id: number; others: { key: string; title: string }[] };

/** Opens the form of a document; saving it there puts it into the set. */
export function AddDocument({ id, others }: Props) {
  const navigate = useNavigate();
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    void navigate(draftPath(id, String(new FormData(submitted.currentTarget).get("key"))));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <FieldFrame label="Change another page, too" name="key">
        <select id="key" name="key" className={fieldStyles.input}>
          {others.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          Edit it in these changes
        </Button>
      </div>
    </form>
  );
}
