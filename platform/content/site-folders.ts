import { join, resolve } from "node:path";

/**
 * The folders that differ from cell to cell. Only tests set CONTENT_ROOT: they read the fixed texts of tests/sample/, so that
 * no change of content/ makes them fail. The code is built once for both.
 */
export function siteFolders(root: string) {
  const base = resolve(root, process.env.CONTENT_ROOT ?? "");
  return {
    content: join(base, "content"),
    builtPictures: join(base, "build/pictures"),
    shareCards: join(base, "build/share"),
    stamps: join(base, "build"),
  };
}
