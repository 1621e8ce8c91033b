/** Every page inside a route that declares `guarded`, from the route table. */
import { TABLE_PAGES } from "./route-table.ts";

/** Every parameter is 1, except for sessions, the step (the look at all pages) and the content (the home page). */
export const GUARDED_PAGES = TABLE_PAGES.filter(({ isGuarded }) => isGuarded).map(({ path }) =>
  path.replace(":session?", "2025-26").replace(":step", "look").replace(/:\w+/, "1").replace("*", "home"),
);
if (GUARDED_PAGES.length === 0) throw new Error("No route declares `guarded`.");
