import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { Select } from "../../../ui/field/select";
import { draftPath } from "../changes-calls";

type Props = { id: number; others: { key: string; title: string }[] };

/** Opens the form of a document, which saves it in the set. */
export function AddDocument({ id, others }: Props) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState("");
  const { key } = others.find((one) => one.key === wanted) ?? others[0]!;

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    void navigate(draftPath(id, key));
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Select
        label="Page to change"
        name="key"
        help="For a new post, press “New post” on the page Blogs, and choose these changes under “Publish later, or with other pages …”. An event is always published on its own."
        value={key}
        options={others.map((one) => [one.key, one.title] as const)}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          Edit it in these changes
        </Button>
      </div>
    </form>
  );
}
