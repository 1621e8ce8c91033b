import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { dayIs, formatPlainDate, isPlainDate, plainDateParts } from "./dates.ts";
import { formatMoment, formatSecond, momentIn, timeZoneName, todayIn } from "./moments.ts";
import { plainDate } from "./schemas/plain-date.ts";

const timeZone = process.env.TZ;
afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

const days = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

test("a date is shown as the specification shows it", () => {
  expect(formatPlainDate("2025-10-13")).toBe("October 13, 2025");
  expect(formatPlainDate("2026-01-01")).toBe("January 1, 2026");
});

test.each([
  ["Asia/Kolkata", "October 13, 2025, 17:30"],
  ["America/New_York", "October 13, 2025, 08:00"],
  ["Pacific/Kiritimati", "October 14, 2025, 02:00"],
])("a moment is shown by the 24-hour clock of %s", (zone, text) => {
  expect(formatMoment("2025-10-13T12:00:59Z", zone)).toBe(text);
});

test("where it matters, the second is shown too", () => {
  expect(formatSecond("2025-10-13T12:00:59.999Z", "Asia/Kolkata")).toBe("October 13, 2025, 17:30:59");
});

test("midnight is shown as 00:00 of the new day", () => {
  expect(formatMoment("2025-12-31T18:30:00Z", "Asia/Kolkata")).toBe("January 1, 2026, 00:00");
});

test("a time zone has one name in winter and summer", () => {
  expect(timeZoneName("Asia/Kolkata")).toBe("India Standard Time");
  expect(timeZoneName("Europe/Berlin")).toBe("Central European Time");
});

test("text that is no date is shown as it is", () => {
  for (const text of ["", "soon", "2025-02-30", "2025-10-13T00:00"]) expect(formatPlainDate(text)).toBe(text);
});

test("the parts of a date name the month and the weekday", () => {
  expect(plainDateParts("2025-10-13")).toEqual({ year: 2025, month: "October", day: 13, weekday: "Monday" });
  expect(plainDateParts("2024-02-29")).toMatchObject({ month: "February", weekday: "Thursday" });
  expect(plainDateParts("2025-02-29")).toBeUndefined();
});

test("February 29 exists in leap years only, and not in 1900 or 2100", () => {
  const leap = [1900, 1904, 2000, 2024, 2025, 2096, 2100].filter((year) => isPlainDate(`${year}-02-29`));
  expect(leap).toEqual([1904, 2000, 2024, 2096]);
});

test("each month ends on its last day", () => {
  const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  last.forEach((day, index) => {
    const month = `2025-${String(index + 1).padStart(2, "0")}`;
    expect(isPlainDate(`${month}-${day}`), month).toBe(true);
    expect(isPlainDate(`${month}-${day + 1}`), month).toBe(false);
  });
});

test.each([
  "2025-13-01",
  "2025-00-10",
  "2025-10-00",
  "1899-12-31",
  "0000-01-01",
  "25-10-13",
  "2025-1-3",
  "2025/10/13",
  "2025-10-13\n",
  "２０２５-10-13",
  "+2025-10-13",
])("%j is no date", (text) => {
  expect(isPlainDate(text)).toBe(false);
});

test("every day of the calendar is a date, and an invalid one is an error", () => {
  fc.assert(fc.property(days, (day) => isPlainDate(day) && plainDate.parse(` ${day} `) === day));
  expect(plainDate.safeParse("2025-02-30").error?.issues[0]?.message).toContain("2025-10-13");
});

test("no time zone moves a date by a day", () => {
  const here = plainDateParts("2025-10-13");
  for (const zone of ["Etc/GMT+12", "America/Los_Angeles", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"]) {
    process.env.TZ = zone;
    if (zone === "America/Los_Angeles") expect(new Date("2025-10-13").getDate(), "the trap is set").toBe(12);
    expect(formatPlainDate("2025-10-13")).toBe("October 13, 2025");
    expect(plainDateParts("2025-10-13")).toEqual(here);
  }
});

test("formatted dates contain the right numbers in every zone", () => {
  const zones = fc.constantFrom(
    "Etc/GMT+12",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Pacific/Kiritimati",
  );
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      process.env.TZ = zone;
      const [year, , date] = day.split("-").map(Number);
      expect(formatPlainDate(day)).toMatch(new RegExp(`^[A-Z][a-z]+ ${date}, ${year}$`));
    }),
    { numRuns: 300 },
  );
});

test("today depends on the site's time zone, not on the server's", () => {
  const now = new Date("2025-10-13T11:00:00Z");
  for (const server of ["Etc/GMT+12", "Pacific/Kiritimati"]) {
    process.env.TZ = server;
    expect(todayIn("Etc/GMT+12", now)).toBe("2025-10-12");
    expect(todayIn("UTC", now)).toBe("2025-10-13");
    expect(todayIn("Asia/Kolkata", now)).toBe("2025-10-13");
    expect(todayIn("Pacific/Kiritimati", now)).toBe("2025-10-14");
  }
});

test("today begins at midnight of the site's time zone", () => {
  expect(todayIn("Asia/Kolkata", new Date("2025-12-31T18:29:59Z"))).toBe("2025-12-31");
  expect(todayIn("Asia/Kolkata", new Date("2025-12-31T18:30:00Z"))).toBe("2026-01-01");
  expect(todayIn("America/New_York", new Date("2024-02-29T04:59:59Z"))).toBe("2024-02-28");
});

test("a day is ahead, today or over, and text that is no date is neither", () => {
  expect(["2025-10-14", "2025-10-13", "2025-10-12", "soon"].map((date) => dayIs(date, "2025-10-13"))).toEqual([
    "ahead",
    "today",
    "over",
    undefined,
  ]);
});

test("a typed time is one of the site's time zone, also around a change of the clocks", () => {
  expect(momentIn("Asia/Kolkata", "2026-11-24T09:00").toISOString()).toBe("2026-11-24T03:30:00.000Z");
  expect(momentIn("Europe/Berlin", "2026-03-29T01:30").toISOString()).toBe("2026-03-29T00:30:00.000Z");
  expect(momentIn("Europe/Berlin", "2026-03-29T03:30").toISOString()).toBe("2026-03-29T01:30:00.000Z");
  for (const zone of ["Asia/Kolkata", "America/St_Johns", "Europe/Berlin"])
    expect(formatMoment(momentIn(zone, "2026-07-01T23:45"), zone)).toBe("July 1, 2026, 23:45");
});
