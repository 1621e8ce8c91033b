import { useState, type SubmitEvent } from "react";
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS, type EventImport } from "../../../../domain/event-import";
import { importEvents } from "../../../api/event-editing";
import { CallFailure } from "../../../api/request";
import { pageMeta } from "../../../seo";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import adminStyles from "../admin.module.css";
import { AdminNavigation } from "../admin-navigation";
import type { Route } from "./+types/route";
import { ImportResult } from "./import-result";
import styles from "./import.module.css";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Import", description: "Events from a table.", card: false });
}

type Shown = { file: File; result: EventImport };

/** First what would happen, then, when that looks right, the import itself: all of it or nothing. */
export default function Import() {
  const [shown, setShown] = useState<Shown | undefined>();
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [busy, setBusy] = useState(false);

  async function run(file: File, dry: boolean) {
    setBusy(true);
    setFailure(undefined);
    try {
      setShown({ file, result: await importEvents(file, { dry }) });
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure("Try again."));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("file");
    if (file instanceof File) void run(file, true);
  }

  return (
    <Page title="Import" lead="Past events from a table, so that nobody types them again.">
      <AdminNavigation current="/admin/import" />
      <form className={`${adminStyles.form} ${styles.chooser}`} onSubmit={submit}>
        {failure && (
          <Notice kind="failure">
            <p>The file was not imported. {failure.fields.file ?? failure.message}</p>
          </Notice>
        )}
        <Field
          label="CSV file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          onChange={() => setShown(undefined)}
          help={`The first line names the columns: ${REQUIRED_COLUMNS.join(", ")}. These may be there too: ${OPTIONAL_COLUMNS.join(", ")}. Dates as 2025-10-13, times as 14:30.`}
        />
        <div>
          <Button type="submit" disabled={busy}>
            Show what would happen
          </Button>
        </div>
      </form>
      {shown && <ImportResult result={shown.result} busy={busy} onImport={() => void run(shown.file, false)} />}
    </Page>
  );
}
