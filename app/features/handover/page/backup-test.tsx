import { useState } from "react";
import { counted } from "../../../../domain/counted";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { testBackup } from "../handover-calls";
import type { RestoreDrill } from "../restore-drill-schema.server";

type Props = {
  last: (RestoreDrill & { when: string }) | undefined;
  /** The reason why no backup can be tested. */
  cannot: string | undefined;
};

export function BackupTest({ last, cannot }: Props) {
  const act = useAction("The backup could not be tested.");
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    await act(testBackup);
    setBusy(false);
  }
  return (
    <section className={adminStyles.section} aria-labelledby="backup">
      <div className={adminStyles.sectionHead}>
        <h2 id="backup">Backup</h2>
        {!cannot && (
          <Button variant="quiet" small busy={busy} onClick={() => void run()}>
            {busy ? "Restoring…" : "Test the newest backup now"}
          </Button>
        )}
      </div>
      {!cannot && (
        <p className={adminStyles.hint}>
          Every month the site restores its newest backup into a temporary folder, opens it, counts what is in it, and
          compares it with the site.
        </p>
      )}
      <div role="status">
        {cannot && <p>{cannot}</p>}
        {last ? <Result last={last} /> : !cannot && <p>No backup has been tested yet.</p>}
      </div>
    </section>
  );
}

function Result({ last }: { last: NonNullable<Props["last"]> }) {
  const { ok, when, backup, problem, events, messages, documents, pictures, files } = last;
  if (!ok)
    return (
      <p className={adminStyles.problem}>
        The test of {backup} on {when} failed: {problem}
      </p>
    );
  return (
    <p>
      Restored on {when}: {backup} has {counted(events, "event")}, {counted(messages, "message")},{" "}
      {counted(pictures, "picture")}, {counted(files, "private file")} and {counted(documents, "edited document")}.
    </p>
  );
}
