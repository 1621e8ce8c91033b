import { expect, test } from "vitest";
import { eventStatus, formatDays, formatTimes, formatWeekdays, formatWhen, takesPlace } from "./format-event.ts";

test.each([
  [{ date: "2025-10-13" }, "October 13, 2025"],
  [{ date: "2025-10-13", endDate: "" }, "October 13, 2025"],
  [{ date: "2025-10-13", endDate: "2025-10-13" }, "October 13, 2025"],
  [{ date: "2025-10-13", endDate: "2025-10-15" }, "October 13 to 15, 2025"],
  [{ date: "2025-10-30", endDate: "2025-11-02" }, "October 30 to November 2, 2025"],
  [{ date: "2025-12-30", endDate: "2026-01-02" }, "December 30, 2025 to January 2, 2026"],
  [{ date: "next spring" }, "next spring"],
])("%j is written %s", (event, text) => {
  expect(formatDays(event)).toBe(text);
});

test.each([
  [{ startTime: "", endTime: "" }, ""],
  [{ startTime: "10:00", endTime: "" }, "10:00, India Standard Time"],
  [{ startTime: "10:00", endTime: "12:30" }, "10:00 to 12:30, India Standard Time"],
  [
    { startTime: "10:00", endTime: "17:00", endDate: "2025-10-15" },
    "from 10:00 on the first day to 17:00 on the last, India Standard Time",
  ],
])("the times of %j are %s", (times, text) => {
  expect(formatTimes({ date: "2025-10-13", ...times }, "India Standard Time")).toBe(text);
});

test.each([
  ["2025-10-12", "Upcoming"],
  ["2025-10-13", "Today"],
  ["2025-10-14", "Today"],
  ["2025-10-15", "Took place"],
])("on %s an event of the 13th and 14th says %s", (today, word) => {
  expect(eventStatus({ date: "2025-10-13", endDate: "2025-10-14" }, today)?.word).toBe(word);
});

test("cancelled and postponed events have that status on every day", () => {
  for (const today of ["2025-01-01", "2025-10-13", "2026-01-01"]) {
    expect(eventStatus({ date: "2025-10-13", state: "cancelled" }, today)?.word).toBe("Cancelled");
    expect(eventStatus({ date: "2025-10-13", state: "postponed" }, today)?.word).toBe("Postponed");
  }
  expect(eventStatus({ date: "in spring" }, "2025-10-13")).toBeUndefined();
});

test("only an event whose state is scheduled, or not known, takes place", () => {
  expect(
    ([undefined, "scheduled", "cancelled", "postponed"] as const).map((state) =>
      takesPlace({ date: "2025-10-13", state }),
    ),
  ).toEqual([true, true, false, false]);
});

test("the line of days and times names the old date only together with the state", () => {
  const event = { date: "2025-10-13", startTime: "10:00", endTime: "12:30" };
  expect(formatWhen(event, "IST")).toBe("October 13, 2025, 10:00 to 12:30, IST");
  expect(formatWhen(event)).toBe("October 13, 2025");
  expect(formatWhen({ ...event, state: "cancelled" }, "IST")).toBe("Cancelled, was planned for October 13, 2025");
  expect(formatWhen({ ...event, state: "postponed" }, "IST")).toBe("Postponed, was planned for October 13, 2025");
});

test("the weekdays of an event are those of its first and last day", () => {
  expect(formatWeekdays({ date: "2025-10-13" })).toBe("Monday");
  expect(formatWeekdays({ date: "2025-10-13", endDate: "2025-10-15" })).toBe("Monday to Wednesday");
  expect(formatWeekdays({ date: "in spring" })).toBe("");
});
