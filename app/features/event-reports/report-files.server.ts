/** Reports as files of an export: `event-reports/3.yaml`, where 3 is the id of the event. An import ignores them. */
import { stringify } from "yaml";
import { nested } from "../../../domain/content/nested.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { readData, selectAll, selectUndeleted } from "../../../platform/documents/store.ts";
import { eventCollection } from "../events/event-collection.ts";
import { eventReportCollection, IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";

const NOTE =
  "# An import ignores this file. The outcome and the photos belong to the event. Private files are in a backup only.\n";

/** Outcome and photos belong to the event. */
const { outcome: _, photos: __, ...REPORT_FIELDS } = OTHER_FIELDS;

/** Omits unsaved reports. */
export async function reportFiles(executor: Executor): Promise<[name: string, text: string][]> {
  const undeleted = await selectUndeleted({ collection: eventCollection }, executor).execute();
  const events = new Map(undeleted.map((row) => [String(row.id), row]));
  const rows = await selectAll({ collection: eventReportCollection }, executor).orderBy("id").execute();
  const saved = rows.filter(({ publishedAt, revision }) => publishedAt !== null || revision > 1);
  return saved.flatMap(({ key, data, publishedAt }) => {
    const event = events.get(key!);
    if (!event) return [];
    const { title, date } = readData(eventCollection.fields, event.data);
    const values = readData(eventReportCollection.fields, data);
    const report = {
      event: { uid: event.uid, title, date },
      draft: publishedAt === null,
      ...nested(REPORT_FIELDS, values),
      iic: nested(IIC_FIELDS, values),
    };
    return [[`event-reports/${key}.yaml`, NOTE + stringify(report)]];
  });
}
