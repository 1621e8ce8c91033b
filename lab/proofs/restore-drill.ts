/** A backup, made while clients write, must restore everything acknowledged before, and reveal every flipped bit. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { judge, signIn, workload } from "./workload.ts";

const CLIENTS = 4;
const root = resolve(import.meta.dirname, "../..");

/** `count` is the number of drills; each is followed by four flipped bits. */
export async function restoreDrill({ count = 50, withoutDefence = false }: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "cell-drill-"));
  const site = await startSite({ TRUST_PROXY: "1" });
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url) });
  let over = false;
  const running = writers.run(CLIENTS, () => over);
  const wrong: string[] = [];
  for (let drill = 1; drill <= count; drill += 1) {
    await new Promise((done) => setTimeout(done, 200));
    const expected = writers.snapshot();
    const backup = join(folder, `drill-${drill}.db`);
    command(site.dataFolder, "cli/backup.ts", backup);
    const deletedMeanwhile = new Set(
      [...writers.known].filter(([, titles]) => titles.has(undefined)).map(([id]) => id),
    );
    for (const id of deletedMeanwhile) expected.known.delete(id);
    const empty = join(folder, `machine-${drill}`);
    const restored = command(empty, "cli/restore.ts", backup);
    if (restored.status !== 0) wrong.push(`drill ${drill}: ${restored.stderr}`);
    else wrong.push(...judgeRestored(join(empty, "site.db"), expected).map((line) => `drill ${drill}: ${line}`));
    for (let turn = 0; turn < 4; turn += 1) wrong.push(...turnBit(backup, join(folder, "other"), withoutDefence));
    for (const name of [backup, `${backup}.sha256`, empty]) rmSync(name, { recursive: true });
  }
  over = true;
  await running;
  await site.stop();
  rmSync(folder, { recursive: true });
  const figures = { drills: count, "bits turned over": count * 4, "writes acknowledged": writers.counts.acknowledged };
  return { figures, wrong };
}

function command(dataFolder: string, script: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataFolder };
  return spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: "utf8" });
}

/** The backup may contain changes after its start, so later titles are no loss. */
function judgeRestored(file: string, expected: Parameters<typeof judge>[1]): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const lines = judge(database, expected).filter((line) => !/^event \d+ is/.test(line));
  const ids = new Set(
    database
      .prepare("select id from document where collection = 'event'")
      .all()
      .map(({ id }) => Number(id)),
  );
  database.close();
  // Ids are never reused, so an event that was neither deleted nor being deleted must be there.
  const steady = [...expected.known].filter(([, titles]) => !titles.has(undefined));
  return [...lines, ...steady.filter(([id]) => !ids.has(id)).map(([id]) => `event ${id} is gone`)];
}

function turnBit(backup: string, damaged: string, withoutChecksum: boolean): string[] {
  const bytes = readFileSync(backup);
  const place = Math.floor(Math.random() * bytes.length);
  bytes[place]! ^= 1 << Math.floor(Math.random() * 8);
  writeFileSync(damaged, bytes);
  rmSync(`${damaged}.sha256`, { force: true });
  if (!withoutChecksum) copyFileSync(`${backup}.sha256`, `${damaged}.sha256`);
  const data = `${damaged}-data`;
  const { status } = command(data, "cli/restore.ts", damaged);
  rmSync(data, { recursive: true, force: true });
  return status === 0 ? [`a bit turned over at byte ${place} of ${bytes.length} was not found`] : [];
}
