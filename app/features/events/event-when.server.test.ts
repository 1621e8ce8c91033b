import { expect, test } from "vitest";
import { clockProblems, endOf, spanOf } from "./event-when.server.ts";

const WHOLE_DAY = { date: "2026-03-09", startTime: "", endDate: "", endTime: "" };
const problem = (when: Partial<typeof WHOLE_DAY>, zone: string) =>
  Object.keys(clockProblems({ ...WHOLE_DAY, ...when }, zone))[0];

test("an hour that the clocks skip is rejected, a repeated hour is not", () => {
  expect(problem({ date: "2026-03-29", startTime: "02:30" }, "Europe/Berlin")).toBe("startTime");
  expect(problem({ date: "2026-03-29", startTime: "01:00", endTime: "02:30" }, "Europe/Berlin")).toBe("endTime");
  expect(problem({ date: "2026-10-25", startTime: "02:30" }, "Europe/Berlin")).toBeUndefined();
  expect(problem({ date: "2026-03-29", startTime: "02:30" }, "Asia/Kolkata")).toBeUndefined();
});

test("whole days end before the day after the last one", () => {
  expect(spanOf(WHOLE_DAY, "Asia/Kolkata")).toEqual({ allDay: true, firstDay: "2026-03-09", dayAfter: "2026-03-10" });
  expect(spanOf({ ...WHOLE_DAY, date: "2028-02-28", endDate: "2028-02-29" }, "UTC")).toMatchObject({
    dayAfter: "2028-03-01",
  });
});

test.each([
  ["Asia/Kolkata", "2026-03-09T04:30:00.000Z"],
  ["Etc/GMT+12", "2026-03-09T22:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-03-08T20:00:00.000Z"],
  ["America/New_York", "2026-03-09T14:00:00.000Z"],
])("ten in the morning in %s is one moment", (zone, moment) => {
  const span = spanOf({ ...WHOLE_DAY, startTime: "10:00" }, zone);
  expect(span).toEqual({ allDay: false, start: new Date(moment), end: null });
});

test("an event is over at its end, or when its last day is", () => {
  expect(endOf({ ...WHOLE_DAY, startTime: "10:00", endTime: "11:00" }, "UTC").toISOString()).toBe(
    "2026-03-09T11:00:00.000Z",
  );
  expect(endOf({ ...WHOLE_DAY, startTime: "10:00" }, "UTC").toISOString()).toBe("2026-03-10T00:00:00.000Z");
  expect(endOf({ ...WHOLE_DAY, endDate: "2026-03-11" }, "Asia/Kolkata").toISOString()).toBe("2026-03-11T18:30:00.000Z");
});
