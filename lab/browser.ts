/** `npm run bench:browser`: Lighthouse on every public page, the median of three, with page weight and requests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumLaunch } from "../tests/support/chromium.ts";
import { benchEvents } from "./events.ts";
import { middleOf } from "./in-turns.ts";
import { installTools } from "./install.ts";
import { heading, table } from "./report.ts";
import { run, start } from "./server-process.ts";
import { OURS } from "./sides.ts";
import { prepareSite } from "./site.ts";

const PAGES = ["/", "/events", "/team", "/gallery", "/connect", "/blogs", "/discover/nodes", "/discover/thrust-areas"];
const asked = process.argv.slice(2).filter((word) => word.startsWith("/"));
const TURNS = 3;

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number }[] } };
type Result = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
type Lighthouse = (url: string, flags: { port: number; logLevel: "error" }) => Promise<Result | undefined>;
type Launcher = {
  launch: (options: {
    chromePath?: string;
    chromeFlags: string[];
    envVars: NodeJS.ProcessEnv;
  }) => Promise<{ port: number; kill: () => void }>;
};

installTools();
run(OURS.folder, OURS.build!);
// lab/node_modules has both, and the site's type check ignores it.
const { default: lighthouse } = (await import(tool("lighthouse/core/index.js"))) as { default: Lighthouse };
const { launch } = (await import(tool("chrome-launcher/dist/index.js"))) as Launcher;

const folder = mkdtempSync(join(tmpdir(), "cell-bench-"));
const site = await prepareSite(folder, benchEvents(50));
const server = await start(OURS, "/", site.env);
const { executablePath, args = [], env } = await chromiumLaunch();
const chromium = await launch({
  chromePath: executablePath,
  chromeFlags: [...args, "--headless=new", "--no-sandbox"],
  envVars: { ...process.env, ...env },
});
try {
  const rows: string[][] = [];
  // The first pages of a new browser are slow.
  await measure(server.url);
  for (const path of asked.length > 0 ? asked : PAGES) rows.push([path, ...(await measure(server.url + path))]);
  console.log(heading(0));
  const scores = ["performance", "accessibility", "best practices", "SEO"];
  console.log(table(["page", ...scores, "LCP ms", "TBT ms", "CLS", "requests", "kB"], rows));
} finally {
  chromium.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function tool(file: string): string {
  return join(import.meta.dirname, "node_modules", file);
}

/** Returns the median of each figure. */
async function measure(url: string): Promise<string[]> {
  const turns: number[][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const result = await lighthouse(url, { port: chromium.port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    turns.push(figuresOf(result));
  }
  return turns[0]!.map((_, index) => {
    const median = middleOf(turns.map((figures) => figures[index]!));
    return String(Math.round(median * 1000) / 1000);
  });
}

function figuresOf({ lhr: { categories, audits } }: Result): number[] {
  const scores = ["performance", "accessibility", "best-practices", "seo"];
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    ...scores.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...["largest-contentful-paint", "total-blocking-time"].map((name) => Math.round(audits[name]?.numericValue ?? -1)),
    audits["cumulative-layout-shift"]?.numericValue ?? -1,
    requests.length,
    Math.round(bytes / 100) / 10,
  ];
}
