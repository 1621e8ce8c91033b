/** Imports a table: first a preview, then every row, or with `skip` every row without mistakes. */
import type { EventImport, ImportedRow } from "./event-schema.server.ts";
import { eventCollection, type EventData } from "./event-collection.ts";
import { eventInput } from "./event-schema.server.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { apply } from "../../../platform/documents/document-writes.ts";
import { readData, selectUndeleted } from "../../../platform/documents/store.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";
import { readEventsCsv, type TableRow } from "./event-csv.server.ts";
import type { EventDocuments } from "./event-present.server.ts";

type How = {
  /** Saves nothing. */
  dry: boolean;
  /** Leaves out rows with mistakes. */
  skip?: boolean;
};
type Judged = { row: ImportedRow; data?: EventData; draft?: boolean };

export function eventImport({ store, createMany }: EventDocuments) {
  return {
    /** @throws {HttpError} 400 for an unreadable table or, without `dry` and `skip`, an invalid row; 401, 403 */
    async importCsv(viewer: Viewer, csv: string, { dry, skip = false }: How): Promise<EventImport> {
      requireEditor(viewer);
      let judged: Judged[] = [];
      const judgeAll = async (executor: Executor) => {
        const rows = readEventsCsv(csv);
        const stored = await selectUndeleted(store, executor).execute();
        const known = new Set(stored.map(({ data }) => keyOf(readData(eventCollection.fields, data))));
        judged = [];
        for (const row of rows) judged.push(await judge(executor, row, known));
      };
      if (dry) await judgeAll(store.database.kysely);
      else
        await createMany(viewer, async (trx) => {
          await judgeAll(trx);
          if (!skip) refuseAny(judged);
          return judged.flatMap(({ data, draft }) => (data ? [{ data, draft }] : []));
        });
      return { dry, rows: judged.map(({ row }) => row) };
    },
  };

  async function judge(
    executor: Executor,
    { row: line, fields, problem }: TableRow,
    known: Set<string>,
  ): Promise<Judged> {
    const { title = "", date = "", startTime = "", location = "", state = "" } = fields;
    const row = { line, title, date, startTime, location, state, problems: {} };
    if (problem) return { row: { ...row, verdict: "refused", problems: { row: problem } } };
    try {
      const { draft, ...given } = parseInput(eventInput, fields);
      const data = await apply(store, executor, given);
      if (known.has(keyOf(data))) return { row: { ...row, verdict: "known" } };
      known.add(keyOf(data));
      return { row: { ...row, verdict: "add" }, data, draft };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { row: { ...row, verdict: "refused", problems: error.fields ?? { row: error.message } } };
    }
  }
}

function keyOf({ title, date }: { title: string; date: string }): string {
  return `${date} ${title.toLowerCase()}`;
}

function refuseAny(judged: Judged[]): void {
  const problems = judged.flatMap(({ row: { line, problems: found } }) =>
    Object.entries(found).map(([field, message]): [string, string] => [`line ${line}, ${field}`, message]),
  );
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.slice(0, 50));
  throw new HttpError(400, "Nothing was imported. Correct the rows below first.", { fields });
}
