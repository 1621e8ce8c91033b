/** Imports a table: first a check that shows what would happen, then every row or none. */
import type { EventImport, ImportedRow } from "./event-import.ts";
import { eventInput, type EventInput } from "./event-schema.server.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";
import { readEventsCsv, type TableRow } from "./event-csv.server.ts";
import type { Publish } from "./event-editing.server.ts";
import type { EditableFields } from "./event-rows.server.ts";
import { insertEvent, applyInput } from "./event-writes.server.ts";

type Parts = { database: Database; timeZone: string; publish: Publish };
type Judged = { row: ImportedRow; values?: EditableFields; draft?: boolean };

export function eventImport({ database: { kysely }, timeZone, publish }: Parts) {
  return {
    /** @throws {HttpError} 400 for an unreadable table or, without `dry`, an invalid row; 401, 403 */
    async importCsv(viewer: Viewer, csv: string, { dry }: { dry: boolean }): Promise<EventImport> {
      const by = requireAdmin(viewer);
      const rows = readEventsCsv(csv);
      if (dry) return { dry, rows: (await judgeAll(kysely, rows)).map(({ row }) => row) };
      return publish(async (trx) => {
        const judged = await judgeAll(trx, rows);
        refuseAny(judged);
        const publishedAt = new Date().toISOString();
        for (const { values, draft } of judged)
          if (values) await insertEvent(trx, values, { by, publishedAt: draft ? null : publishedAt });
        return { dry, rows: judged.map(({ row }) => row) };
      });
    },
  };

  async function judgeAll(executor: Executor, rows: TableRow[]): Promise<Judged[]> {
    const known = new Set(
      (await executor.selectFrom("event").select(["title", "date"]).where("deletedAt", "is", null).execute()).map(
        keyOf,
      ),
    );
    const judged: Judged[] = [];
    for (const row of rows) judged.push(await judge(executor, row, known));
    return judged;
  }

  async function judge(executor: Executor, { line, fields, problem }: TableRow, known: Set<string>): Promise<Judged> {
    const row = { line, title: fields.title ?? "", date: fields.date ?? "", problems: {} };
    if (problem) return { row: { ...row, verdict: "refused", problems: { row: problem } } };
    try {
      const input: EventInput = parseInput(eventInput, fields);
      const values = await applyInput(executor, { fields: input, timeZone });
      if (known.has(keyOf(values))) return { row: { ...row, verdict: "known" } };
      known.add(keyOf(values));
      return { row: { ...row, verdict: "add" }, values, draft: input.draft };
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
    Object.entries(found).map(([field, words]): [string, string] => [`line ${line}, ${field}`, words]),
  );
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.slice(0, 50));
  throw new HttpError(400, "Nothing was imported. Correct the rows below first.", { fields });
}
