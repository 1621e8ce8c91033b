/** `node bench/turns.ts`: this site and the bare server in turns, so that other work on the machine falls on both. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchEvents, checkSameEvents } from "./events.ts";
import { installTools } from "./install.ts";
import { keepWriting, load, type Figures } from "./load.ts";
import { heading, table } from "./report.ts";
import { residentMegabytes, settle, start, type Running } from "./server-process.ts";
import { BARE, OURS } from "./sides.ts";
import { prepareSite } from "./site.ts";

const SECONDS = 2;
const TURNS = 3;
const PATHS = ["/", "/events", "/api/events"];

installTools();
const folder = mkdtempSync(join(tmpdir(), "cell-turns-"));
const events = benchEvents(50);
const site = await prepareSite(join(folder, "site"), events);
const ours = await start(OURS, "/events", site.env);
const bare = await start(BARE, "/events", { COPY_OF: ours.url, PATHS: JSON.stringify(PATHS) });
try {
  await checkSameEvents(events, { name: OURS.name, page: `${ours.url}/events`, json: `${ours.url}/api/events` });
  await settle();
  const rows: string[][] = [];
  for (const path of PATHS) rows.push(await compare(path, load));
  const memory = Math.round(residentMegabytes(ours.pid));
  const write = new Map([
    [ours, (await site.writer(ours.url)).change],
    // It writes nothing; the request is the same.
    [bare, () => fetch(`${bare.url}/api/events/1`, { method: "PUT", body: "{}" })],
  ]);
  for (const path of PATHS) {
    rows.push(
      await compare(`${path}, 5 writes/s`, async (server, _, connections, seconds) => {
        const stop = keepWriting(write.get(server)!);
        const figures = await load(server, path, connections, seconds);
        await stop();
        return figures;
      }),
    );
  }
  console.log(heading(SECONDS));
  console.log(table(["address", "share of bare", "share of bare by CPU", "p99 ms, bare and ours", "failures"], rows));
  console.log(`RSS after the first three: ${memory} MB, after writes: ${Math.round(residentMegabytes(ours.pid))} MB`);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

async function compare(path: string, measure: typeof load): Promise<string[]> {
  const figures = new Map<Running, Figures[]>([
    [bare, []],
    [ours, []],
  ]);
  for (const server of figures.keys()) await measure(server, path, 64, 1);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [server, taken] of figures) taken.push(await measure(server, path, 64, SECONDS));
  const median = (server: Running, figure: (one: Figures) => number) =>
    figures
      .get(server)!
      .map(figure)
      .sort((one, other) => one - other)[Math.floor(TURNS / 2)]!;
  const share = median(ours, ({ perSecond }) => perSecond) / median(bare, ({ perSecond }) => perSecond);
  const work = median(bare, (one) => one.processorMicros) / median(ours, (one) => one.processorMicros);
  const slow = [bare, ours].map((server) => median(server, ({ p99 }) => p99));
  const failures = [...figures.values()].flat().reduce((sum, one) => sum + one.failures, 0);
  return [path, share.toFixed(2), work.toFixed(2), slow.join(" and "), String(failures)];
}
