/** Checks the HTML of every page. Needs `vnu-jar` from npm (in another folder), its path in VNU_JAR, and Java 11. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLIC_PAGES } from "../../tests/e2e/public-pages.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { notRun, type Finding } from "./proof.ts";
import { fillSite, signInCookies } from "../../tests/visual/sample-data.ts";

const PUBLIC = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  "/team?year=2024",
  "/connect?year=2024",
  "/discover/nodes?year=2024",
  "/no-such-page",
  "/blogs/no-such-blog",
];
/** Reported for every `<br/>`, which React writes, with every value quoted. */
const SLASHES = "Trailing slash on void elements";
const ADMIN_ONLY = ["/events", "/add-event", "/edit-event/1", "/admin/messages", "/admin/messages?list=suspected"];

type Remark = { type: string; subType?: string; url: string; lastLine?: number; message: string };

export async function html(): Promise<Finding> {
  const missing = whatIsMissing();
  if (missing) return notRun(missing);
  const folder = mkdtempSync(join(tmpdir(), "cell-html-"));
  try {
    const pages = await savePages(folder);
    const said = check([...pages.keys()]);
    const errors = said.filter(({ type }) => type === "error");
    const figures = { pages: pages.size, errors: errors.length, warnings: said.length - errors.length };
    return { figures, wrong: errors.map((error) => describe(error, pages)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function whatIsMissing(): string | undefined {
  const jar = process.env.VNU_JAR;
  if (!jar) return "VNU_JAR must be the path of the checker's vnu.jar.";
  if (!existsSync(jar)) return `VNU_JAR names ${jar}, and there is no such file.`;
  if (spawnSync("java", ["-version"]).status !== 0) return "Java is not installed.";
  return undefined;
}

/** Saves every page in a file. Returns the URL of each file. */
async function savePages(folder: string): Promise<Map<string, string>> {
  const site = await startSite();
  try {
    await fillSite(site);
    const cookie = (await signInCookies(site.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
    const pages = new Map<string, string>();
    const save = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(site.url + path, { headers, redirect: "manual" });
      if (![200, 404].includes(response.status)) throw new Error(`${path} answered ${response.status}`);
      const file = join(folder, `${pages.size}.html`);
      writeFileSync(file, await response.text());
      pages.set(file, path);
    };
    for (const path of PUBLIC) await save(path, {});
    for (const path of ADMIN_ONLY) await save(path, { Cookie: cookie });
    return pages;
  } finally {
    await site.stop();
  }
}

function check(files: string[]): Remark[] {
  const { stderr, error } = spawnSync(
    "java",
    ["-Xss2m", "-jar", process.env.VNU_JAR!, "--format", "json", "--exit-zero-always", ...files],
    { encoding: "utf8", maxBuffer: 64_000_000 },
  );
  if (error) throw error;
  // Without a result this throws, and the proof fails.
  return (JSON.parse(stderr) as { messages: Remark[] }).messages.filter(({ message }) => !message.startsWith(SLASHES));
}

function describe({ url, lastLine, message }: Remark, pages: Map<string, string>): string {
  return `${pages.get(url.replace(/^file:\/*/, "/")) ?? url}, line ${lastLine ?? "?"}: ${message}`;
}
