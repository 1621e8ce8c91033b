import { expect, test } from "vitest";
import { nextLabel } from "./session-label.ts";

test.each([
  ["2025-26", "2026-27"],
  ["2098-99", "2099-00"],
  ["2025-2026", "2026-2027"],
  ["Monsoon term", ""],
])("after %s comes “%s”", (label, next) => {
  expect(nextLabel(label)).toBe(next);
});
