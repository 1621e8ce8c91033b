import { cast } from "./cast.ts";
import { portrait } from "./portrait.ts";

/** The portraits by file name. */
export const team: Record<string, () => string> = Object.fromEntries(
  Object.entries(cast).map(([name, sitter]) => [name, () => portrait(name, sitter)]),
);
