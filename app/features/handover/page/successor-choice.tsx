import adminStyles from "../../../ui/admin/admin.module.css";
import { FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { Successor } from "./next-step";

type Props = { successors: Successor[]; chosen: Successor | undefined; onChoose: (email: string) => void };

/** Nothing is stored: the steps show how far this person is. */
export function SuccessorChoice({ successors, chosen, onChoose }: Props) {
  return (
    <div className={adminStyles.form}>
      <FieldFrame label="Hand over to" name="successor">
        <select
          id="successor"
          className={fieldStyles.input}
          value={chosen?.email ?? ""}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {successors.map(({ email, role }) => (
            <option key={email} value={email}>
              {email}, {role === "admin" ? "administrator" : "editor"}
            </option>
          ))}
          <option value="">Somebody new</option>
        </select>
      </FieldFrame>
    </div>
  );
}
