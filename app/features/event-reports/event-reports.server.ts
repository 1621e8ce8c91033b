/** Reports about events. The event's page, the gallery and all other reports read them. */
import { complete } from "../../../domain/collections/collection.ts";
import type { TypedCopy } from "../../../domain/document.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { insertDocument } from "../../../platform/documents/document-writes.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { savedByOf, saveIfChanged } from "../../../platform/documents/editing.ts";
import { requestHash, runOnce } from "../../../platform/documents/idempotency-key.ts";
import {
  lockedUndeletedRowOf,
  selectAll,
  undeletedRowOf,
  type DocumentRow,
  type Store,
} from "../../../platform/documents/store.ts";
import { workingCopies } from "../../../platform/documents/working-copies.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { EventService } from "../events/events.server.ts";
import { eventReportCollection } from "./event-report-collection.ts";
import { reportInput } from "./event-report-schema.server.ts";
import { reportTag, type EventReport } from "./event-report.ts";
import { proofService } from "./event-proofs.server.ts";
import { eventPartOf, toReport, type Rows } from "./event-report-shape.server.ts";
import { reportReading } from "./report-reading.server.ts";

export type EventReportService = ReturnType<typeof eventReportService>;
type Parts = { database: Database; events: EventService };
type SaveOptions = {
  key?: string;
  /** The ETag of the report that its editor saw. */
  expected?: string;
};

export function eventReportService({ database, events }: Parts) {
  const { kysely } = database;
  const store: Store<typeof eventReportCollection.fields> = {
    database,
    collection: eventReportCollection,
    present: (found) => Promise.resolve(found),
    write: events.store.write,
  };
  const copies = workingCopies(store);

  async function rowsOf(executor: Executor, id: number): Promise<Rows> {
    const event = await undeletedRowOf(events.store, executor, id);
    return { event, report: await reportRow(executor, event.id) };
  }
  const reportRow = (executor: Executor, id: number) =>
    selectAll(store, executor).where("key", "=", String(id)).executeTakeFirst();

  /** Adds an empty report, which nobody saved, so that unsaved text and a second revision can refer to it. */
  function startReport(trx: Executor, { event, report }: Rows): DocumentRow | Promise<DocumentRow> {
    const data = complete(eventReportCollection.fields, eventPartOf(event));
    return report ?? insertDocument(store, trx, data, { by: "", publishedAt: null, key: String(event.id) });
  }

  async function saveAll(trx: Executor, by: string, rows: Rows, { draft = false, ...fields }: Given) {
    const { outcome, photos } = fields;
    // Numbers alone must not fail because the event is older than one of its rules.
    const isEventUnchanged = outcome === undefined && photos === undefined;
    const event = isEventUnchanged
      ? rows.event
      : await saveIfChanged(events.store, trx, rows.event, { given: { outcome, photos }, by }).catch(namingEvent);
    const given = { ...fields, ...eventPartOf(event) };
    return saveIfChanged(store, trx, await startReport(trx, rows), { given, draft, by });
  }

  return {
    ...reportReading(store, events),
    proofs: proofService(database, events),

    /** Returns an empty report if nobody has saved one. */
    async find(viewer: Viewer, id: number): Promise<EventReport> {
      requireEditor(viewer);
      return toReport(await rowsOf(kysely, id));
    },

    /** Saves outcome and photos with the event. @throws {HttpError} 400, 401, 403, 404, 412 with the current report */
    async save(viewer: Viewer, id: number, input: unknown, { key, expected }: SaveOptions = {}) {
      const by = requireEditor(viewer);
      const { iic, ...others } = parseInput(reportInput, input);
      const given: Given = { ...others, ...iic };
      const save = async (trx: Executor) => {
        await lockName(database, trx, store.collection.name);
        const event = await lockedUndeletedRowOf(events.store, trx, id);
        const rows = { event, report: await reportRow(trx, event.id) };
        const current = toReport(rows);
        if (expected === undefined || expected === reportTag(current)) return saveAll(trx, by, rows, given);
        const { report = event } = rows;
        const changed = isSameReport(expected, reportTag(current)) ? event : report;
        const { updatedAt } = changed;
        const savedBy = await savedByOf(trx, changed);
        throw new HttpError(412, CHANGED_SINCE, { current: { ...current, updatedAt, savedBy } });
      };
      const request = requestHash({ report: id, given });
      await store.write((trx) => runOnce(trx, { email: by, key, request }, () => save(trx)));
      return toReport(await rowsOf(kysely, id));
    },

    /** Returns this person's unsaved text. */
    async findWorkingCopy(viewer: Viewer, id: number) {
      requireEditor(viewer);
      const { report } = await rowsOf(kysely, id);
      return report ? copies.findWorkingCopy(viewer, report.id) : null;
    },

    async storeWorkingCopy(viewer: Viewer, id: number, copy: TypedCopy): Promise<void> {
      requireEditor(viewer);
      const { id: reportId } = await database.transaction(async (trx) => {
        await lockName(database, trx, store.collection.name);
        return startReport(trx, await rowsOf(trx, id));
      });
      await copies.storeWorkingCopy(viewer, reportId, copy);
    },

    async removeWorkingCopy(viewer: Viewer, id: number): Promise<void> {
      requireEditor(viewer);
      const { report } = await rowsOf(kysely, id);
      if (report) await copies.removeWorkingCopy(viewer, report.id);
    },

    /** Removes the reports of erased events. */
    async removeOrphans(): Promise<void> {
      const all = events.store.collection.name;
      await kysely
        .deleteFrom("document")
        .where("collection", "=", store.collection.name)
        .where("key", "not in", (query) =>
          query
            .selectFrom("document")
            .select(({ cast }) => cast<string>("id", "text").as("key"))
            .where("collection", "=", all),
        )
        .execute();
    },
  };
}

/** Input that the schema has checked. */
type Given = { draft?: boolean | undefined; outcome?: unknown; photos?: unknown };
const CHANGED_SINCE = "Someone else has changed this report or its event since you opened it.";

/** Whether two ETags have the same revision of the report. */
const isSameReport = (one: string, other: string) => one.split(".")[0] === other.split(".")[0];

/** The form of a report has no other field of the event, so its message cannot be beside that field. */
function namingEvent(error: unknown): never {
  const fields = error instanceof HttpError ? Object.entries(error.fields ?? {}) : [];
  const other = fields.find(([path]) => !/^(outcome|photos)\b/.test(path));
  throw other ? new HttpError(400, `Edit the event first. ${other[1]}`) : error;
}
