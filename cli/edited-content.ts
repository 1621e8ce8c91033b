/** Finds problems in texts that were edited in the browser. */
import { contentService } from "../app/features/content/content.server.ts";
import { editPath } from "../app/features/content/content.ts";
import { kindOf, type ContentPlace } from "../domain/content/kinds.ts";
import { nested } from "../domain/content/nested.ts";
import { checkContent, type ContentIssue } from "../platform/content/check-content.ts";
import { CONTENT } from "../platform/content/live-content.ts";
import { describeIssue } from "../platform/content/problems.ts";
import { missingPictures } from "../platform/content/references.ts";
import { readData, selectAll } from "../platform/documents/store.ts";
import { COMMAND, type Parts } from "./content-folder.ts";

const UNUSABLE = "Visitors read an earlier state of these texts, until somebody corrects them in the browser:";
const CHANGED =
  "These files were changed after their texts were edited in the browser. Visitors read the edited texts:";

/** Returns empty text without problems. */
export async function editedProblems(parts: Parts): Promise<string> {
  const contents = contentService({ ...parts, source: "", afterWrite: parts.live.refresh });
  const entries = await contents.list(COMMAND);
  const unusable: string[] = [];
  for (const { key } of entries.filter((entry) => entry.unusable)) unusable.push(...(await issuesOf(parts, key)));
  const changed = entries
    .filter(({ fileChanged, unusable: isUnusable }) => fileChanged && !isUnusable)
    .map(({ key }) => `${editPath(key)}: content/${key}${kindOf(key)!.ending}`);
  return section(UNUSABLE, unusable) + section(CHANGED, changed);
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? ["", title, ...lines.map((line) => `  ${line}`), ""].join("\n") : "";
}

async function issuesOf({ live, database }: Parts, key: string): Promise<string[]> {
  const place = kindOf(key)!;
  const { fields } = place.collection;
  const row = await selectAll({ collection: CONTENT }, database.kysely)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const stored = nested(fields, readData(fields, row.data), "always");
  const issues = [...checkContent(place.collection, stored).issues, ...pictureIssues({ live }, place, row.data)];
  return issues.map((issue) => describeIssue(editPath(key), stored, issue));
}

function pictureIssues({ live }: Pick<Parts, "live">, { collection: { fields } }: ContentPlace, text: string) {
  return missingPictures(fields, readData(fields, text), live.pictures)
    .filter(({ address }) => address)
    .map(({ path, address }): ContentIssue => ({ path: path.split("."), message: `there is no picture ${address}.` }));
}
