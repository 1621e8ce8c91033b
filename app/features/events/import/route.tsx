import { use, useState, type SubmitEvent } from "react";
import type { EventImport } from "../event-schema.server.ts";
import { importEvents } from "../editing-calls";
import { asApiError } from "../../../ui/call/request";
import { metaOf } from "../../../ui/page/page-meta";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { Notice } from "../../../ui/notice/notice";
import { useNotices } from "../../../ui/notice/notices";
import { Page } from "../../../ui/page/page";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SignedOutContext } from "../../../ui/admin/unsaved-changes";
import { ImportHelp } from "./import-help";
import { addedText, ImportResult } from "./import-result";

export const meta = metaOf({ title: "Import" });

type Shown = { file: File; result: EventImport };

const notImported = (reason: string) => `The file was not imported. ${reason}`;
const UNCERTAIN =
  "The server did not respond, so the events may be there already. Import again: nothing is added twice.";
const UNREADABLE = "It was changed or moved after you chose it. Choose it again.";

/** First shows a preview, then imports the rows without mistakes. */
export default function Import() {
  const { notify } = useNotices();
  const askToSignIn = use(SignedOutContext);
  const [shown, setShown] = useState<Shown | undefined>();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  async function run(file: File, how: "dry" | "skip") {
    setBusy(true);
    setFailure("");
    try {
      const result = await importEvents(file, how);
      setShown({ file, result });
      if (!result.dry) notify("success", addedText(result), { actions: [{ label: "Go to Events", to: "/events" }] });
    } catch (error) {
      const { status, fields, message } = asApiError(error);
      const isUncertain = status === 0 && how === "skip";
      setFailure(isUncertain ? UNCERTAIN : notImported(fields.file ?? message));
      if (status === 401) askToSignIn?.(() => void run(file, how));
    } finally {
      setBusy(false);
    }
  }

  /** Reads the file now, so that what is imported later is what was checked. */
  async function check(chosen: File) {
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes) await run(new File([bytes], chosen.name, { type: chosen.type }), "dry");
    else setFailure(notImported(UNREADABLE));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("file");
    if (file instanceof File) void check(file);
  }

  function forget() {
    setShown(undefined);
    setFailure("");
  }

  return (
    <Page title="Import" lead="Add many events at once from a CSV file.">
      <ImportHelp />
      <form className={adminStyles.form} onSubmit={submit}>
        <Field
          label="CSV file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          disabled={busy}
          onChange={forget}
          // Otherwise choosing the corrected file again is no change.
          onClick={({ currentTarget }) => (currentTarget.value = "")}
        />
        <div>
          <Button type="submit" busy={busy}>
            Check the file
          </Button>
        </div>
        {failure && (
          <Notice kind="failure" takesFocus>
            <p>{failure}</p>
          </Notice>
        )}
      </form>
      {shown && <ImportResult result={shown.result} busy={busy} onImport={() => void run(shown.file, "skip")} />}
    </Page>
  );
}
