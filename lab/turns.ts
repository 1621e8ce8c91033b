/** `npm run bench:turns`: this site and the bare server, three processes each, in turns. It takes ten minutes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchEvents, checkSameEvents } from "./events.ts";
import { inTurns, medianOf, middleOf, type Measure } from "./in-turns.ts";
import { keepWriting, load, type Figures } from "./load.ts";
import { loadCounted } from "./load-counted.ts";
import { heading, table } from "./report.ts";
import { residentMegabytes, settle, start, type Running } from "./server-process.ts";
import { BARE, OURS } from "./sides.ts";
import { prepareSite, type PreparedSite } from "./site.ts";

const SECONDS = 2;
const PROCESSES = 3;
const PATHS = ["/", "/events", "/api/events"];

/** The figures of a row, of all processes. */
type Sides = { bare: Figures[]; ours: Figures[] };

const folder = mkdtempSync(join(tmpdir(), "cell-turns-"));
const events = benchEvents(50);
const rows = new Map<string, Sides>();
const memory: { reading: number[]; writing: number[] } = { reading: [], writing: [] };
try {
  for (let index = 0; index < PROCESSES; index += 1)
    await measurePair(await prepareSite(join(folder, `site-${index}`), events));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(heading(SECONDS));
console.log(
  table(
    ["address", "share of bare", "share of bare by CPU", "p99 ms, bare and ours", "failures"],
    [...rows].map(rowOf),
  ),
);
console.log(`RSS after the first three: ${middleOf(memory.reading)} MB, after writes: ${middleOf(memory.writing)} MB`);

/** Starts, measures and stops one process of each. */
async function measurePair(site: PreparedSite): Promise<void> {
  const ours = await start(OURS, "/events", site.env);
  const bare = await start(BARE, "/events", { COPY_OF: ours.url, PATHS: JSON.stringify(PATHS) });
  try {
    await checkSameEvents(events, { name: OURS.name, page: `${ours.url}/events`, json: `${ours.url}/api/events` });
    await settle();
    for (const path of PATHS) await take(path, path, { bare, ours });
    memory.reading.push(Math.round(residentMegabytes(ours.pid)));
    const { change } = await site.writer(ours.url);
    const writing = whileWriting(bare, change);
    for (const path of PATHS) await take(`${path}, 5 writes/s`, path, { bare, ours }, writing);
    memory.writing.push(Math.round(residentMegabytes(ours.pid)));
    for (const path of PATHS) await take(`${path}, each request`, path, { bare, ours }, loadCounted);
    const counted = whileWriting(bare, change, loadCounted);
    for (const path of PATHS) await take(`${path}, each request, 5 writes/s`, path, { bare, ours }, counted);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

function whileWriting(bare: Running, change: () => Promise<Response>, measure: Measure = load): Measure {
  // The bare server stores nothing; the request is the same.
  const ask = () => fetch(`${bare.url}/api/events/1`, { method: "PUT", body: "{}" });
  return async (server, ...asked) => {
    const stop = keepWriting(server === bare ? ask : change);
    const figures = await measure(server, ...asked);
    await stop();
    return figures;
  };
}

async function take(row: string, path: string, { bare, ours }: Record<keyof Sides, Running>, measure?: Measure) {
  const [ofBare = [], ofOurs = []] = await inTurns([bare, ours], { path, connections: 64, seconds: SECONDS }, measure);
  const before = rows.get(row) ?? { bare: [], ours: [] };
  rows.set(row, { bare: [...before.bare, ...ofBare], ours: [...before.ours, ...ofOurs] });
}

function rowOf([address, { bare, ours }]: [string, Sides]): string[] {
  const share = medianOf(ours, "perSecond") / medianOf(bare, "perSecond");
  const work = medianOf(bare, "processorMicros") / medianOf(ours, "processorMicros");
  const slow = `${medianOf(bare, "p99")} and ${medianOf(ours, "p99")}`;
  const failures = [...bare, ...ours].reduce((sum, one) => sum + one.failures, 0);
  return [address, share.toFixed(2), work.toFixed(2), slow, String(failures)];
}
