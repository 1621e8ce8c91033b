/** `npm run bench`: compares this site with other servers and prints a Markdown table. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchEvents, checkSameEvents, writePeerDatabase } from "./events.ts";
import { measureGrowth } from "./growth.ts";
import { middleOf } from "./in-turns.ts";
import { installTools } from "./install.ts";
import { keepWriting, load, type Figures } from "./load.ts";
import { heading, table } from "./report.ts";
import { residentMegabytes, run, settle, start, type Running } from "./server-process.ts";
import { BARE, isBuilt, OURS, PEERS, type Side } from "./sides.ts";
import { prepareSite, type PreparedSite } from "./site.ts";

const SECONDS = Number(process.argv.find((word) => word.startsWith("--seconds="))?.split("=")[1] ?? 5);
const EVENTS = benchEvents(50);
const EVENTS_PAGE = "/events";
const EVENTS_JSON = "/api/events";

installTools();
for (const side of [OURS, ...PEERS]) if (side.build && !isBuilt(side)) run(side.folder, side.build);

const folder = mkdtempSync(join(tmpdir(), "cell-bench-"));
try {
  console.log(heading(SECONDS));
  await compare();
  await measureGrowth(folder, SECONDS);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Row = { side: Side; path: string; one: Figures; many: Figures; written: Figures; cold: number; memory: number };

async function compare(): Promise<void> {
  const site = await prepareSite(join(folder, "site"), EVENTS);
  const rows: Row[] = [];
  const reference = await start(OURS, EVENTS_PAGE, site.env);
  for (const side of [BARE, OURS, ...PEERS]) rows.push(...(await measure(side, site, reference)));
  await reference.stop();
  print(rows);
}

async function measure(side: Side, site: PreparedSite, reference: Running): Promise<Row[]> {
  const paths = [...(side.home ? [side.home] : []), EVENTS_PAGE, EVENTS_JSON];
  const env = side === OURS ? site.env : peerEnv(side, reference, paths);
  const cold = await medianColdStart(side, env);
  const server = await start(side, EVENTS_PAGE, env);
  const { url } = server;
  const page = side.emptyShell ? undefined : url + EVENTS_PAGE;
  await checkSameEvents(EVENTS, { name: side.name, page, json: url + EVENTS_JSON });
  await settle();
  const quiet: Pick<Row, "path" | "one" | "many">[] = [];
  for (const path of paths) {
    await load(server, path, 64, 1);
    quiet.push({ path, one: await load(server, path, 1, SECONDS), many: await load(server, path, 64, SECONDS) });
  }
  const memory = residentMegabytes(server.pid);
  const write = side === OURS ? (await site.writer(url)).add : peerWriter(url);
  const rows: Row[] = [];
  for (const figures of quiet) {
    const stop = keepWriting(write);
    const written = await load(server, figures.path, 64, SECONDS);
    await stop();
    rows.push({ side, ...figures, written, cold, memory });
  }
  await server.stop();
  return rows;
}

function peerEnv(side: Side, reference: Running, paths: string[]): Record<string, string> {
  if (side === BARE) return { COPY_OF: reference.url, PATHS: JSON.stringify(paths) };
  const file = join(folder, `${side.name.replace(/\W/g, "-")}.db`);
  if (!existsSync(file)) writePeerDatabase(file, EVENTS);
  return { EVENTS_DB: file };
}

function peerWriter(url: string): () => Promise<Response> {
  const body = JSON.stringify({ ...EVENTS[0], title: "Written meanwhile" });
  return () =>
    fetch(url + EVENTS_JSON, { method: "POST", body, headers: { "Content-Type": "application/json", Origin: url } });
}

async function medianColdStart(side: Side, env: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const server = await start(side, EVENTS_PAGE, env);
    times.push(server.coldStartMs);
    await server.stop();
  }
  return middleOf(times);
}

function print(rows: Row[]): void {
  const bareOf = (path: string) => rows.find((row) => row.side === BARE && row.path === path)!;
  const share = (row: Row) => (row.many.perSecond / bareOf(row.path).many.perSecond).toFixed(3);
  const work = (row: Row) => (bareOf(row.path).many.processorMicros / row.many.processorMicros).toFixed(3);
  const lines = rows.map((row) => [
    row.side.name + (row.side.emptyShell && row.path === EVENTS_PAGE ? " (empty shell)" : ""),
    row.path,
    ...[row.one.perSecond, row.many.perSecond].map((figure) => String(Math.round(figure))),
    share(row),
    row.many.processorMicros.toFixed(1),
    work(row),
    `${row.one.p50} / ${row.one.p99}`,
    `${row.many.p50} / ${row.many.p99}`,
    `${Math.round(row.written.perSecond)}, ${row.written.p50} / ${row.written.p99}`,
    String(row.one.failures + row.many.failures + row.written.failures),
    `${(row.cold / 1000).toFixed(2)} s`,
    `${Math.round(row.memory)} MB`,
  ]);
  console.log(
    table(
      [
        "server",
        "address",
        "req/s, 1 conn.",
        "req/s, 64",
        "share of bare",
        "CPU µs/req.",
        "share of bare by CPU",
      ].concat([
        "p50 / p99 ms, 1",
        "p50 / p99 ms, 64",
        "64 with 5 writes/s: req/s, p50 / p99 ms",
        "failures",
        "cold start",
        "RSS after load",
      ]),
      lines,
    ),
  );
}
