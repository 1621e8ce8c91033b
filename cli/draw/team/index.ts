import { staff } from "./cast/staff.ts";
import { students2024 } from "./cast/students-2024.ts";
import { students2025 } from "./cast/students-2025.ts";
import { portrait } from "./portrait.ts";

/** The portraits by file name. */
export const team: Record<string, () => string> = Object.fromEntries(
  Object.entries({ ...staff, ...students2025, ...students2024 }).map(([name, sitter]) => [
    name,
    () => portrait(name, sitter),
  ]),
);
