import adminStyles from "../../../ui/admin/admin.module.css";
import { FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { Successor } from "./next-step";

type Props = { successors: Successor[]; chosen: Successor | undefined; onChoose: (email: string) => void };

/** The choice is not stored: it only selects whose progress the steps show. */
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
