/** The pages of app/routes.ts, and the declarations in their files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

const APP = join(import.meta.dirname, "../../app");

type TablePage = {
  path: string;
  file: string;
  isGuarded: boolean;
  isCached: boolean;
  title: string | undefined;
};

/** Reads the declaration as text, because a route module cannot be imported without a build. */
const handleOf = ({ file }: RouteConfigEntry) =>
  /export const handle\b.*?;\n/s.exec(readFileSync(join(APP, file), "utf8"))?.[0] ?? "";

function pagesIn(entries: RouteConfigEntry[], parent = "", isInside = false): TablePage[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const handle = handleOf(entry);
    const isGuarded = isInside || /\bguarded: true/.test(handle);
    if (entry.children) return pagesIn(entry.children, path, isGuarded);
    // Other files return calendars, feeds and similar files.
    if (!entry.file.endsWith("/route.tsx")) return [];
    return [
      {
        path: `/${path}`,
        file: entry.file,
        isGuarded,
        isCached: /\bcache:/.test(handle),
        title: /\btitle: "(.*?)"/.exec(handle)?.[1],
      },
    ];
  });
}

export const TABLE_PAGES = pagesIn(await routes);
