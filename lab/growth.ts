/** Measures reading and writing times as the list grows. */
import { join } from "node:path";
import { benchEvents } from "./events.ts";
import { inTurns, medianOf, middleOf, TURNS } from "./in-turns.ts";
import { keepWriting } from "./load.ts";
import { table } from "./report.ts";
import { residentMegabytes, settle, start, type Running } from "./server-process.ts";
import { BARE, OURS } from "./sides.ts";
import { prepareSite, type PreparedSite } from "./site.ts";

const SIZES = [10, 1_000, 10_000, 100_000];
const LIST = "/api/events";

/** For each size, prints the reading time compared with a bare server with the same bytes, and the writing time. */
export async function measureGrowth(folder: string, seconds: number): Promise<void> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const site = await prepareSite(join(folder, `growth-${size}`), benchEvents(size));
    const ours = await start(OURS, LIST, site.env);
    const bare = await start(BARE, LIST, { COPY_OF: ours.url, PATHS: JSON.stringify([LIST]) });
    await settle();
    const taken = await inTurns([bare, ours], { path: LIST, connections: 1, seconds: Math.ceil(seconds / TURNS) });
    const [bareRead = 0, ourRead = 0] = taken.map((figures) => 1000 / medianOf(figures, "perSecond"));
    await bare.stop();
    const stop = keepWriting((await site.writer(ours.url)).add);
    await new Promise((done) => setTimeout(done, seconds * 1000));
    const writes = await stop();
    rows.push([
      size.toLocaleString("en"),
      `${((await sizeOf(ours)) / 1000).toFixed(1)} kB`,
      ...[bareRead, ourRead].map((mean) => `${mean.toFixed(3)} ms`),
      (ourRead / bareRead).toFixed(2),
      `${middleOf(writes).toFixed(1)} ms`,
      `${(await afterWrite(site.writer, ours)).toFixed(1)} ms`,
      `${Math.round(residentMegabytes(ours.pid))} MB`,
    ]);
    await ours.stop();
  }
  const head = [
    "events",
    "list, compressed",
    "bare, mean",
    "ours, mean",
    "ours : bare",
    "a write, median",
    "first read after it",
    "RSS",
  ];
  console.log(table(head, rows));
}

async function sizeOf({ url }: Running): Promise<number> {
  const response = await fetch(url + LIST, { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  return Number(response.headers.get("Content-Length"));
}

/** Returns the median of five reads, each the first after a write. */
async function afterWrite(writer: PreparedSite["writer"], { url }: Running): Promise<number> {
  const { add: write } = await writer(url);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await write();
    const startedAt = performance.now();
    await (await fetch(url + LIST)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return middleOf(times);
}
