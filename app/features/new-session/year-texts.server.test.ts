import { expect, test } from "vitest";
import { suggestionFor, yearTexts } from "./year-texts.server.ts";

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

test.each(["2025-26", "2025–26", "2025/2026"])("with long labels, “%s” becomes the new label too", (was) => {
  expect(suggestionFor(`Session ${was}`, { ...YEARS, oldLabel: "2025-2026", label: "2026-2027" })).toBe(
    "Session 2026-2027",
  );
});

test("a label of two years is found", () => {
  const years = { ...YEARS, oldLabel: "2025-27", label: "2026-28" };
  expect(suggestionFor("Session 2025–27", years)).toBe("Session 2026-28");
});

test("a label of another kind is found as it is", () => {
  expect(suggestionFor("In the Monsoon term (a) we meet.", { ...YEARS, oldLabel: "Monsoon term (a)" })).toBe(
    "In the 2026-27 we meet.",
  );
});

test.each([
  ["Teams of 2025", "Teams of 2026"],
  ["IDEATHON 2025 v1.5", "IDEATHON 2026 v1.5"],
  ["In April teams worked at IDEATHON 2025.", "In April teams worked at IDEATHON 2025."],
  ["What have we done? We won in 2025", "What have we done? We won in 2025"],
  ["“We won in 2025.”", "“We won in 2025.”"],
  ["हम 2025 में मिले।", "हम 2025 में मिले।"],
])("for “%s” the person begins with “%s”, because a sentence may be about the past", (was, first) => {
  const [found] = yearTexts(new Map([["discover/vision", { text: was }]]), YEARS);
  expect(found?.suggestion).toBe(first);
});
