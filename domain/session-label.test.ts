import { expect, test } from "vitest";
import { isLastYears, nextLabel } from "./session-label.ts";

test.each([
  ["2025-26", "2025-10-13", false],
  ["2025-26", "2026-06-30", false],
  ["2025-26", "2026-07-01", true],
  ["2026-27", "2026-11-23", false],
  ["Monsoon term", "2030-01-01", false],
])("the session %s on %s is of last year: %s", (session, today, isOver) => {
  expect(isLastYears(session, today)).toBe(isOver);
});

test.each([
  ["2025-26", "2026-27"],
  ["2098-99", "2099-00"],
  ["2025-2026", "2026-2027"],
  ["Monsoon term", ""],
])("after %s comes “%s”", (label, next) => {
  expect(nextLabel(label)).toBe(next);
});
