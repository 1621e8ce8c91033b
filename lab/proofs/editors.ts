/** Fifty people change one event at once. For each version one succeeds; the others get the current event. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { without } from "./without.ts";
import { fieldsOf, formOf, signIn } from "./workload.ts";

const EDITORS = 50;

type Seen = { revision: number; tag: string };
type SaveResult = { revision?: number; error?: { current?: { revision: number } } };

export async function editors({ count = 10_000, withoutDefence = false }: Options): Promise<Finding> {
  const site = await startSite({}, { node: without(withoutDefence && "stale-saves") });
  const Cookie = await signIn(site.url);
  const event = `${site.url}/api/events/${await addEvent(site.url, Cookie)}`;
  const saved = new Map<string, number>();
  const wrong: string[] = [];
  let [edits, won, refused] = [0, 0, 0];

  async function look(): Promise<Seen> {
    const response = await fetch(event);
    const { revision } = (await response.json()) as { revision: number };
    return { revision, tag: response.headers.get("ETag")! };
  }

  async function edit(seen: Seen, saysIt: boolean): Promise<void> {
    const title = `edit ${(edits += 1)}`;
    const headers: Record<string, string> = { "Content-Type": "application/json", Cookie };
    if (saysIt) headers["If-Match"] = seen.tag;
    const response = await fetch(event, { method: "PUT", headers, body: JSON.stringify(fieldsOf(title)) });
    const { revision = 0, error } = (await response.json()) as SaveResult;
    if (response.status === 412 && saysIt) {
      refused += 1;
      if (!(error!.current!.revision > seen.revision)) wrong.push(`${title}: refused without a newer version`);
    } else if (response.status === 200) {
      saved.set(title, revision);
      if (saysIt) won += 1;
      if (saysIt && revision !== seen.revision + 1)
        wrong.push(`${title}: saw version ${seen.revision} and became ${revision}`);
    } else wrong.push(`${title}: answered ${response.status}`);
  }

  const editor = async () => {
    while (edits < count) await edit(await look(), edits % 10 !== 0);
  };
  await Promise.all(Array.from({ length: EDITORS }, editor));
  wrong.push(...lostIn(join(site.dataFolder, "site.db"), saved));
  await site.stop();
  if (won === 0) wrong.push("nobody who said what they saw ever won");
  return { figures: { editors: EDITORS, edits, won, "saved without saying": saved.size - won, refused }, wrong };
}

async function addEvent(url: string, Cookie: string): Promise<number> {
  const added = await fetch(`${url}/api/events`, { method: "POST", body: formOf("first"), headers: { Cookie } });
  return ((await added.json()) as { id: number }).id;
}

/** Each acknowledged save must be a separate version with the returned number. */
function lostIn(file: string, saved: Map<string, number>): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare("select revision, json_extract(data, '$.title') as title from document_version")
    .all() as { revision: number; title: string }[];
  database.close();
  const versions = new Map(rows.map(({ title, revision }) => [title, revision]));
  return [...saved]
    .filter(([title, revision]) => versions.get(title) !== revision)
    .map(([title, revision]) => `${title}: acknowledged as version ${revision}, kept as ${versions.get(title)}`);
}
