import adminStyles from "../../../ui/admin/admin.module.css";
import { Select } from "../../../ui/field/select";
import type { Successor } from "./next-step";

type Props = { successors: Successor[]; chosen: Successor | undefined; onChoose: (email: string) => void };

/** The choice is not stored: it only selects whose progress the steps show. */
export function SuccessorChoice({ successors, chosen, onChoose }: Props) {
  return (
    <div className={adminStyles.form}>
      <Select
        label="Hand over to"
        name="successor"
        value={chosen?.email ?? ""}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={[...successors.map(optionOf), ["", "Somebody new"]]}
      />
    </div>
  );
}

const optionOf = ({ email, role }: Successor) =>
  [email, `${email}, ${role === "admin" ? "administrator" : "editor"}`] as const;
