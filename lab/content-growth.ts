/** `npm run bench:content`: start and first views with 500 more posts and 10,000 versions, nine processes each. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { middleOf } from "./in-turns.ts";
import { heading, table } from "./report.ts";
import { start } from "./server-process.ts";
import { OURS } from "./sides.ts";
import { prepareSite, type PreparedSite } from "./site.ts";

const POSTS = 500;
const VERSIONS = Number(process.argv.find((word) => word.startsWith("--versions="))?.split("=")[1] ?? 10_000);
const PROCESSES = 9;
const START = "start to the first page";
const PAGES = ["/team", "/events", "/blogs", "/blogs/what-a-grant-panel-asks"];
const TEXT = "We asked ten people, built a box from cardboard, and asked them again.\n\n".repeat(40);

type Times = Map<string, number[]>;

const folder = mkdtempSync(join(tmpdir(), "cell-content-"));
try {
  const few = await prepareSite(join(folder, "few"), []);
  const many = await prepareSite(join(folder, "many"), []);
  console.log(heading(0));
  console.log(`${VERSIONS} versions of ${POSTS} posts, each published in ${(await publishAll(many)).toFixed(1)} ms.\n`);
  const [times, more]: [Times, Times] = [new Map(), new Map()];
  for (let turn = 0; turn < PROCESSES; turn += 1) {
    await measure(few, times);
    await measure(many, more);
  }
  console.log(
    table(
      ["", "without", "with", "ratio"],
      [START, ...PAGES].map((what) => rowOf(what, times, more)),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the mean time of one in ms. */
async function publishAll({ env, writer }: PreparedSite): Promise<number> {
  const server = await start(OURS, "/", env);
  const { publish } = await writer(server.url);
  const startedAt = performance.now();
  for (let version = 0; version < VERSIONS; version += 1) {
    const number = version % POSTS;
    const response = await publish(`blogs/post-${number}`, {
      title: `Post ${number}, version ${version}`,
      date: `2024-01-${String((number % 28) + 1).padStart(2, "0")}`,
      author: "Asha Rawat",
      summary: "What we asked, what we built, and what we asked then.",
      picture: { file: "blogs/what-a-grant-panel-asks.svg", alt: "A student beside a model" },
      tags: ["prototype"],
      body: TEXT,
    });
    if (!response.ok) throw new Error(`Publishing was answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  }
  const mean = (performance.now() - startedAt) / VERSIONS;
  await server.stop();
  return mean;
}

async function measure({ env }: PreparedSite, times: Times): Promise<void> {
  const server = await start(OURS, "/", env);
  add(times, START, server.coldStartMs);
  for (const page of PAGES) {
    const startedAt = performance.now();
    await (await fetch(server.url + page)).arrayBuffer();
    add(times, page, performance.now() - startedAt);
  }
  await server.stop();
}

function add(times: Times, what: string, time: number): void {
  times.set(what, [...(times.get(what) ?? []), time]);
}

function rowOf(what: string, times: Times, more: Times): string[] {
  const [without, withMore] = [middleOf(times.get(what)!), middleOf(more.get(what)!)];
  return [what, `${without.toFixed(1)} ms`, `${withMore.toFixed(1)} ms`, (withMore / without).toFixed(2)];
}
