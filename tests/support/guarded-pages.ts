/** The pages for administrators, from the route table: every page inside a route that declares `guarded`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

const APP = join(import.meta.dirname, "../../app");
const isGuard = ({ file }: RouteConfigEntry) => /handle\b.*\bguarded: true/.test(readFileSync(join(APP, file), "utf8"));

function guardedIn(entries: RouteConfigEntry[], parent: string, isInside: boolean): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const inside = isInside || isGuard(entry);
    return entry.children ? guardedIn(entry.children, path, inside) : inside ? [`/${path}`] : [];
  });
}

/** Every parameter is 1, but for sessions; the step is the look at all pages, and the content is the home page. */
export const GUARDED_PAGES = guardedIn(await routes, "", false).map((path) =>
  path.replace(":session?", "2025-26").replace(":step", "look").replace(/:\w+/, "1").replace("*", "home"),
);
if (GUARDED_PAGES.length === 0) throw new Error("No route declares `guarded`.");
