import { expect, test } from "vitest";
import { daysOfSession, lastDayOfSession, quarterOf, sessionOf } from "./session-dates.ts";

test("a session has the days from its first month to the day before the next session", () => {
  expect(daysOfSession("2025-26", 7)).toEqual({ from: "2025-07-01", to: "2026-06-30" });
  expect(daysOfSession("1999-00", 1)).toEqual({ from: "1999-01-01", to: "1999-12-31" });
  expect(daysOfSession("2023-24", 3)?.to, "a leap year").toBe("2024-02-29");
});

test.each(["2025-27", "2025", "x", "2025-26x", ""])("“%s” is no session", (label) => {
  expect(daysOfSession(label, 7)).toBeUndefined();
});

test("a day belongs to one session", () => {
  expect(sessionOf("2025-06-30", 7)).toBe("2024-25");
  expect(sessionOf("2025-07-01", 7)).toBe("2025-26");
  expect(sessionOf("1999-12-31", 7)).toBe("1999-00");
});

test("a quarter lasts until the next one starts, over New Year too", () => {
  const quarters = [
    { name: "Q1", startsIn: 8 },
    { name: "Q2", startsIn: 11 },
    { name: "Q3", startsIn: 2 },
    { name: "Q4", startsIn: 5 },
  ];
  const named = (month: string) => quarterOf(`2025-${month}-15`, quarters);
  expect(["07", "08", "10", "11", "12", "01", "02", "05"].map(named)).toEqual([
    "Q4",
    "Q1",
    "Q1",
    "Q2",
    "Q2",
    "Q2",
    "Q3",
    "Q4",
  ]);
  expect(quarterOf("2025-01-01", [])).toBe("");
});

test.each([
  ["2025-26", "2026-06-30"],
  ["2031-2032", "2032-06-30"],
  ["Spring", undefined],
])("the session %s ends on %s", (label, end) => {
  expect(lastDayOfSession(label, 7)).toBe(end);
});
