/** Tests the texts of pages in content/pages.yaml. */
import { expect, test } from "vitest";
import { pagesCollection } from "../../../domain/content/pages.ts";
import { nested } from "../../../domain/content/nested.ts";
import { readContentFiles } from "../../../platform/content/index.ts";
import { filesOf } from "../../../server/app.ts";
import { ROOT, startApp } from "../../../tests/support/app.ts";
import { copyOfContent } from "../../../tests/support/content.ts";
import { openContent } from "../../../tests/support/edited-content.ts";
import { shownIn } from "../../../tests/support/shown.ts";

const { fields } = pagesCollection;
const NAMES = Object.keys(fields) as (keyof typeof fields)[];
type Pages = Record<string, Record<string, string>>;

const descriptionIn = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

/** Returns the public page that shows the field. */
function pathOf(name: string): string {
  const [page = "", field] = name.split(".");
  const path = PATHS[field === "line" ? "discover" : page];
  if (!path) throw new Error(`Add the path of “${page}” to PATHS.`);
  return path;
}

const PATHS: Record<string, string> = {
  discover: "/discover",
  whoWeAre: "/discover/who-we-are",
  missionAndVision: "/discover/mission-and-vision",
  culture: "/discover/culture",
  thrustAreas: "/discover/thrust-areas",
  nodes: "/discover/nodes",
  partners: "/discover/partners-and-collaborators",
  initiatives: "/initiatives",
  events: "/events",
  gallery: "/gallery",
  blogs: "/blogs",
  team: "/team",
  connect: "/connect",
  learn: "/learn",
  newsletter: "/learn/newsletter",
  startupGuide: "/learn/startup-guide",
  incubators: "/learn/incubators",
  privacy: "/privacy",
};

test("every sentence about a page is on it, or is its description", async () => {
  const { app, put } = await openContent();
  const marks = Object.fromEntries(NAMES.map((name, index) => [name, `Mark ${index} of the hills`]));
  expect((await put("pages", nested(fields, marks, "always"))).status).toBe(200);
  for (const name of NAMES) {
    const html = await (await app.request(pathOf(name))).text();
    const found = name.endsWith(".search") ? descriptionIn(html) : shownIn(html);
    expect(found, name).toContain(marks[name]);
  }
});

test("a page sends only its own sentences to the browser", async () => {
  const { app, get } = await openContent();
  const { data } = await get<Pages>("pages");
  const sent = await (await app.request("/events.data")).text();
  const others = Object.entries(data).flatMap(([page, texts]) => (page === "events" ? [] : Object.values(texts)));
  expect(sent).toContain(data.events!.lead);
  expect(others.filter((text) => sent.includes(text))).toEqual([]);
});

test("without its own sentence a page is described by its introduction, or the site's", async () => {
  const { app, get, put, page } = await openContent();
  const { data } = await get<Pages>("pages");
  await put("pages", { ...data, events: { lead: "Come and see." }, gallery: { lead: "" } });
  expect(descriptionIn(await page("/events"))).toBe("Come and see.");
  expect(descriptionIn(await page("/gallery"))).toBe(app.site.content.site.description);
  expect(shownIn(await page("/gallery"))).not.toMatch(/<h1>Gallery<\/h1><p/);
});

test("a site without pages.yaml starts, and its pages are described by the cell", async () => {
  const content = copyOfContent();
  content.remove("pages.yaml");
  const files = readContentFiles(content.folder, filesOf(ROOT).pictures);
  const app = await startApp({ parts: { files } });
  for (const path of Object.values(PATHS)) {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(descriptionIn(html), path).toBe(app.site.content.site.description);
    expect(shownIn(html), path).not.toMatch(/<\/h[12]><p[^>]*><\/p>/);
  }
});

test("a pages.yaml from before a page was added has no mistake", () => {
  const content = copyOfContent();
  content.write("pages.yaml", "events:\n  lead: Come and see.\n");
  expect(content.problems()).toEqual([]);
  expect(content.read().pageTexts("events").lead).toBe("Come and see.");
  expect(content.read().pageTexts("gallery").lead).toBe("");
});
