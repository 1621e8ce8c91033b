/** Lists every public page, from the route table and the content of the tests: its `h1`, and text from its main part. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CONTENT } from "../support/sample-site.ts";
import { TABLE_PAGES } from "../support/route-table.ts";

type PublicPage = { path: string; heading: string; text: string };

/** Headings of routes that declare no title. */
const HEADINGS: Record<string, string> = {
  "/": "Ideate, Incubate, Innovate, Serve",
  "/discover": "E-CELL",
  "/admin-login": "Admin Login",
  "/admin/reset": "Forgotten password",
  "/admin/join": "Invitation",
  "/card": "Your card",
};

/** Text that comes from content/ or a form. On other pages the tests look for the heading. */
const TEXTS: Record<string, string> = {
  "/": "In February 2024 five students came to my office",
  "/discover": "Technology Pre-Incubation Cell",
  "/discover/who-we-are": "is a student-run initiative offering mentorship, resources and networking",
  "/discover/mission-and-vision": "Vision",
  "/discover/culture": "Customer-Centricity",
  "/discover/thrust-areas": "Logistics & Supplies in remote areas",
  "/discover/nodes": "Event & Logistics",
  "/discover/partners-and-collaborators": "Content awaited",
  "/initiatives": "Funding Opportunities",
  "/learn": "Content awaited",
  "/events": "IDEATHON 2025",
  "/team": "Dr Revati Naithani",
  "/gallery": "Pitch night. Four minutes each",
  "/connect": "Send Message",
  "/blogs": "What a grant panel asks",
  "/privacy": "cookie",
  "/admin-login": "Password",
  "/admin/reset": "npm run admin -- password",
  "/admin/join": "Open the whole link of your invitation",
  "/card": "Open the whole link of your card",
};

const BLOGS = join(CONTENT, "blogs");

function postIn(file: string): PublicPage {
  const [, heading = "", text = ""] =
    /^title: ([^\n]*)$.*^---\n\n([^.]+\.)/ms.exec(readFileSync(join(BLOGS, file), "utf8")) ?? [];
  return { path: `/blogs/${basename(file, ".md")}`, heading, text };
}

function pagesOf(isCached: boolean): PublicPage[] {
  return TABLE_PAGES.filter((page) => !page.isGuarded && page.isCached === isCached && !/[:*]/.test(page.path)).map(
    ({ path, title }) => {
      const heading = title ?? HEADINGS[path] ?? "";
      return { path, heading, text: TEXTS[path] ?? heading };
    },
  );
}

/** Pages that are the same for everyone: cached, in the sitemap, with a share card. */
export const SITE_PAGES = [...pagesOf(true), ...globSync("*.md", { cwd: BLOGS }).map(postIn)];

export const PUBLIC_PAGES = [...SITE_PAGES, ...pagesOf(false)];

export const DISCOVER_PAGES = SITE_PAGES.filter(({ path }) => path.startsWith("/discover/")).map(
  ({ path, heading }) => [heading, path] as const,
);
