import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addressesIn } from "./addresses-in.ts";
import { fileOf, withPaths } from "./copied-address.ts";
import { headersFile } from "./host-files.ts";
import { copySite } from "./static-copy.ts";

const ORIGIN = "https://cell.example.edu";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function exportSite(...args: string[]) {
  const env = { ...process.env, DATA_DIR: emptyFolder() };
  return spawnSync(process.execPath, ["cli/export-site.ts", ...args], {
    cwd: resolve(import.meta.dirname, ".."),
    env,
    encoding: "utf8",
  });
}

test("a folder with files in it is not written to", () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "letters.txt"), "dear diary");
  const stderr = `${folder} is not empty. Name a new folder.\n`;
  expect(exportSite(folder)).toMatchObject({ status: 1, stdout: "", stderr });
  expect(readdirSync(folder)).toEqual(["letters.txt"]);
});

test("without a folder the command says how to call it", () => {
  expect(exportSite()).toMatchObject({ status: 1, stderr: "Say where: npm run export-site -- DIR\n" });
});

/** Copies a site that has these pages. */
function copyOf(pages: Record<string, string>, folder = emptyFolder()) {
  const request = async (address: string) => {
    const text = pages[address];
    if (text?.startsWith("/")) return new Response(null, { status: 301, headers: { Location: text } });
    return new Response(text ?? "none", { status: text ? 200 : 404, headers: { "Content-Type": "text/html" } });
  };
  return copySite(["/"], { request, origin: ORIGIN, folder });
}

test("broken links are found, with the page that has them", async () => {
  const home = '<a href="/team#staff">a</a><a href="/lost">b</a><img srcset="/small.webp 1x, /large.webp 2x">';
  const { broken } = await copyOf({ "/": home, "/team": '<p id="students">', "/small.webp": "s" });
  expect(broken).toEqual([
    { address: "/lost", problem: "status 404", on: "/" },
    { address: "/large.webp", problem: "status 404", on: "/" },
    { address: "/team#staff", problem: "no such part", on: "/" },
  ]);
});

test("the page of an old address is at that address, too", async () => {
  const folder = emptyFolder();
  const { redirects } = await copyOf({ "/": '<a href="/old">', "/old": "/new", "/new": "new" }, folder);
  expect([...redirects]).toEqual([["/old", "/new"]]);
  expect(readdirSync(folder, { recursive: true }).sort()).toContain("old/index.html");
});

/** Makes a folder inside an outer one, which must remain empty. */
function folderInside() {
  const outer = emptyFolder();
  return { outer, folder: join(outer, "copy") };
}

test.each(["/team?/../../found/x=1", "/team?a=/../../../found", "/team/..%2F..%2Ffound"])(
  "no file is written outside the folder for %s",
  async (address) => {
    const { outer, folder } = folderInside();
    await copyOf({ "/": `<a href="${address}">`, [address]: "page" }, folder);
    expect(readdirSync(outer)).toEqual(["copy"]);
  },
);

test("a redirect neither leaves the folder nor replaces a page", async () => {
  const { outer, folder } = folderInside();
  const [outside, onPage] = ["/events/2/..%2F..%2F..%2Ffound", "/events/2/..%2F..%2Fteam"];
  const home = `<a href="${outside}">a</a><a href="${onPage}">b</a><a href="/team">c</a>`;
  const pages = { "/": home, [outside]: "/events/2", [onPage]: "/events/2", "/events/2": "event", "/team": "team" };
  const { broken } = await copyOf(pages, folder);
  expect(readdirSync(outer)).toEqual(["copy"]);
  expect(readFileSync(join(folder, "team/index.html"), "utf8")).toBe("team");
  expect(broken).toEqual([{ address: outside, problem: "leads out of the folder", on: "/" }]);
});

test("a slash in a query makes no folder, and links lead to its page", () => {
  expect(fileOf("/team?a=b/c", true)).toBe("/team/a-b%2Fc/index.html");
  expect(withPaths('<a href="/team?a=b/c">')).toBe('<a href="/team/a-b%252Fc">');
});

test("a link that cannot be copied is listed, and the others are copied", async () => {
  const home = '<a href="/team#100%">a</a><a href="/team?a-b=c">b</a><a href="/team?a=b-c">c</a><a href="/last">d</a>';
  const folder = emptyFolder();
  const pages = { "/": home, "/team": "team", "/team?a-b=c": "one", "/team?a=b-c": "other", "/last": "last" };
  const { broken } = await copyOf(pages, folder);
  expect(broken).toEqual([
    { address: "/team?a=b-c", problem: expect.stringContaining("EEXIST"), on: "/" },
    { address: "/team#100%", problem: "no such part", on: "/" },
  ]);
  expect(readdirSync(folder)).toContain("last");
});

test.each([
  ["text/html", '<meta content="https://cell.example.edu/share/a.jpg"><a href="https://other.edu/">', ["/share/a.jpg"]],
  ["text/html", '<a href="/events?year=2024&amp;q=a">', ["/events?year=2024&q=a"]],
  [
    "text/css",
    "@font-face { src: url(/assets/a.woff2) } b { background: url('c.svg#d') }",
    ["/assets/a.woff2", "/c.svg"],
  ],
  ["application/xml", "<loc>https://cell.example.edu/team</loc>", ["/team"]],
  ["text/calendar", "URL;VALUE=URI:https://cell.exam\r\n ple.edu/events/1/a\r\nX:", ["/events/1/a"]],
  ["text/calendar", "DESCRIPTION:See https://cell.example.edu/lost.", []],
  ["application/manifest+json", '{"icons":[{"src":"/icon-192.png"}]}', ["/icon-192.png"]],
])("addresses of this site are found in %s", (type, text, expected) => {
  const found = addressesIn({ text, type, base: new URL("/a", ORIGIN) });
  expect(found.map(({ pathname, search }) => pathname + search)).toEqual(expected);
});

test("a page with a query has a folder of its own, and links lead there", () => {
  expect(fileOf("/team?year=2024", true)).toBe("/team/year-2024/index.html");
  expect(fileOf("/", true)).toBe("/index.html");
  expect(fileOf("/events.ics", false)).toBe("/events.ics");
  expect(withPaths('<a href="/team?year=2024#students">')).toBe('<a href="/team/year-2024#students">');
});

test("the headers have the policy of the pages, without the rule against frames", () => {
  const policy = "default-src 'none'; frame-ancestors 'none'; trusted-types 'none'";
  const file = headersFile(new Headers({ "Content-Security-Policy": policy }));
  expect(file).toContain("/*\n");
  expect(file).toContain("  Content-Security-Policy: default-src 'none'; trusted-types 'none'\n");
});
