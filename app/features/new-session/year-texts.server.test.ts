import { expect, test } from "vitest";
import { suggestionFor } from "./year-texts.server.ts";

const YEARS = { oldLabel: "2025-26", label: "2026-27", oldYear: 2025, year: 2026, today: "2026-07-01" };

test.each([
  ["The team of 2025-26 starts.", "The team of 2026-27 starts."],
  ["Session 2025–26", "Session 2026-27"],
  ["Session 2025/2026", "Session 2026-27"],
  ["From 2025 to 2026", "From 2026 to 2027"],
  ["Opened in 2024, room 20251", "Opened in 2024, room 20251"],
])("“%s” becomes “%s”", (was, is) => {
  expect(suggestionFor(was, YEARS)).toBe(is);
});

test("a label of another kind is found as it is", () => {
  expect(suggestionFor("In the Monsoon term (a) we meet.", { ...YEARS, oldLabel: "Monsoon term (a)" })).toBe(
    "In the 2026-27 we meet.",
  );
});
