import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { takeFocus } from "../../../ui/take-focus";
import { addOwnership } from "../handover-calls";
import { USUAL_OWNERSHIP, type Ownership } from "../ownership";
import { OwnershipForm } from "./ownership-form";
import { OwnershipRow } from "./ownership-row";

/** One form at a time, so that its fields have unique ids. */
export function OwnershipList({ rows }: { rows: Ownership[] }) {
  const [open, setOpen] = useState<number | "new">();
  // The button that opened a form appears again when the form is closed.
  const [last, setLast] = useState<number | "new">();
  function show(form: number | "new") {
    setOpen(form);
    setLast(form);
  }
  const close = () => setOpen(undefined);
  return (
    <section className={adminStyles.section} aria-labelledby="ownership">
      <div className={adminStyles.sectionHead}>
        <h2 id="ownership">What the site depends on</h2>
        {open !== "new" && (
          <SmallButton ref={last === "new" ? takeFocus : undefined} label="Add a row" onClick={() => show("new")} />
        )}
      </div>
      <p className={adminStyles.hint}>
        Without the domain, the host and the mailbox there is no site. Only administrators see this list. Press “Checked
        today” when you have looked whether a row is still right.
      </p>
      {rows.length === 0 && open !== "new" && <UsualRows />}
      {open === "new" && <OwnershipForm onClose={close} />}
      <ul className={adminStyles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            {open === row.id ? (
              <div className={adminStyles.rowWords}>
                <OwnershipForm row={row} onClose={close} />
              </div>
            ) : (
              <OwnershipRow row={row} editRef={last === row.id ? takeFocus : undefined} onEdit={() => show(row.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function UsualRows() {
  const act = useAction("Not all rows could be added.");
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    await act(async () => {
      for (const what of USUAL_OWNERSHIP) await addOwnership({ what });
    });
    setBusy(false);
  }
  return (
    <div className={adminStyles.note}>
      <p>Nothing is listed yet. Most cells depend on: {USUAL_OWNERSHIP.join(", ")}.</p>
      <Button busy={busy} onClick={() => void add()}>
        Add these rows
      </Button>
    </div>
  );
}
