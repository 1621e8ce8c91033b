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
import { useRowForm } from "./use-row-form";

export function OwnershipList({ rows }: { rows: Ownership[] }) {
  const { isOpen, open, ...form } = useRowForm("new");
  return (
    <section className={adminStyles.section} aria-labelledby="ownership">
      <div className={adminStyles.sectionHead}>
        <h2 id="ownership">What the site depends on</h2>
        {!isOpen && <SmallButton ref={form.takesFocus ? takeFocus : undefined} label="Add a row" onClick={open} />}
      </div>
      <p className={adminStyles.hint}>
        Without the domain, the host and the mailbox there is no site. Only administrators see this list. Press “Checked
        today” when you have looked whether a row is still right.
      </p>
      {rows.length === 0 && !isOpen && <UsualRows />}
      {isOpen && <OwnershipForm {...form} />}
      <ul className={adminStyles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: Ownership }) {
  const { isOpen, open, ...form } = useRowForm(row.id);
  return (
    <li>
      {isOpen ? (
        <div className={adminStyles.rowWords}>
          <OwnershipForm row={row} {...form} />
        </div>
      ) : (
        <OwnershipRow row={row} editRef={form.takesFocus ? takeFocus : undefined} onEdit={open} />
      )}
    </li>
  );
}

function UsualRows() {
  const act = useAction("Not all rows could be added.");
  const [busy, setBusy] = useState(false);
  // Trying again goes on where it failed.
  const [left] = useState(() => [...USUAL_OWNERSHIP]);

  async function add() {
    setBusy(true);
    await act(async () => {
      for (; left[0]; left.shift()) await addOwnership({ what: left[0] });
    }, `${USUAL_OWNERSHIP.length} rows are added.`);
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
