import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "./event.ts";
import { EVENTS_PER_PAGE, filterEvents, listFilterOf, listRows, nextEvent, pageOf, yearsOf } from "./event-list.ts";

const EVENTS = Array.from({ length: 120 }, (_, index) => ({ id: 120 - index, date: "2025-10-13" }) as Event);

test("a whole list is paged through, each event once and in its order", () => {
  const seen: Event[] = [];
  let before: string | null = null;
  do {
    const page: ReturnType<typeof pageOf<Event>> = pageOf(EVENTS, before);
    expect(page.events.length).toBeLessThanOrEqual(EVENTS_PER_PAGE);
    seen.push(...page.events);
    before = page.next;
  } while (before);
  expect(seen).toEqual(EVENTS);
});

test("a full page without more events has no next page", () => {
  expect(pageOf(EVENTS.slice(0, EVENTS_PER_PAGE), null).next).toBeNull();
  expect(pageOf([], null)).toEqual({ events: [], next: null });
  expect(pageOf(EVENTS, "2025-10-13.999").events[0]).toBe(EVENTS[0]);
});

const WORDS = { title: "", description: "", location: "", startTime: "", endDate: "", state: "scheduled" };
const event = (id: number, date: string, more: Partial<Event> = {}) => ({ ...WORDS, id, date, ...more }) as Event;
const ids = (events: { id?: number }[]) => events.map(({ id }) => id);
const filterOf = (query: string) => listFilterOf(new URLSearchParams(query));

test("upcoming events come soonest first, past ones latest first", () => {
  const events = [
    event(1, "2026-03-20"),
    event(2, "2026-01-05"),
    event(3, "2026-03-12"),
    event(4, "2026-02-01"),
    event(5, "2026-03-01", { endDate: "2026-03-11" }),
  ];
  const shown = (query: string) => ids(filterEvents(events, filterOf(query), "2026-03-11"));
  expect(shown("when=upcoming")).toEqual([5, 3, 1]);
  expect(shown("when=past")).toEqual([4, 2]);
  expect(shown("year=2026")).toEqual([1, 2, 3, 4, 5]);
});

test("the next event is the soonest one that has not begun", () => {
  const exhibition = event(1, "2026-01-01", { endDate: "2026-06-30" });
  const evening = event(2, "2026-03-20", { startTime: "17:30" });
  const morning = event(3, "2026-03-20", { startTime: "09:00" });
  const cancelled = event(4, "2026-03-12", { state: "cancelled" });
  const postponed = event(5, "2026-03-11", { state: "postponed" });
  const over = event(6, "2026-03-10");
  const next = (...events: Event[]) => nextEvent(events, "2026-03-11")?.id;
  expect(next(over, postponed, cancelled, evening, morning, exhibition)).toBe(3);
  expect(next(over, postponed, exhibition)).toBe(1);
  expect(next(over)).toBeUndefined();
});

test("a cancelled or postponed event is the next one if no other is ahead", () => {
  const cancelled = event(1, "2026-03-12", { state: "cancelled" });
  const postponed = event(2, "2026-03-11", { state: "postponed" });
  const next = (...events: Event[]) => nextEvent(events, "2026-03-11")?.id;
  expect(next(cancelled, postponed)).toBe(2);
  expect(next(cancelled, event(3, "2026-03-10"))).toBe(1);
  expect(next(cancelled, event(3, "2026-03-13"))).toBe(3);
  expect(next(event(4, "2026-03-10", { state: "cancelled" }))).toBeUndefined();
});

test("fixed events come first, or by date among past events", () => {
  const fixed = [{ date: "2025-09-13" }, { date: "2025-04-17" }];
  const rows = (query: string, events: Event[], before: string | null, next: string | null) =>
    listRows(fixed, events, { filter: filterOf(query), before, next }).map(({ date }) => date);
  const [newer, older] = [event(2, "2025-10-01"), event(1, "2025-05-01")];
  expect(rows("", [newer], null, "2025-10-01.2")).toEqual(["2025-09-13", "2025-04-17", "2025-10-01"]);
  expect(rows("", [older], "2025-10-01.2", null)).toEqual(["2025-05-01"]);
  expect(rows("when=past", [newer], null, "2025-10-01.2")).toEqual(["2025-10-01"]);
  expect(rows("when=past", [older], "2025-10-01.2", null)).toEqual(["2025-09-13", "2025-05-01", "2025-04-17"]);
});

test("each fixed event is on exactly one page, wherever pages begin", () => {
  const days = fc.integer({ min: 10, max: 28 }).map((day) => `2025-01-${day}`);
  fc.assert(
    fc.property(fc.array(days), fc.array(days), fc.integer({ min: 1, max: 5 }), (own, fixedDays, size) => {
      const filter = filterOf("when=past");
      const events = filterEvents(
        own.map((date, id) => event(id + 1, date)),
        filter,
        "2026-01-01",
      );
      const fixed = fixedDays.map((date) => ({ date }));
      const pages = [];
      for (let before: string | null = null, from = 0; from === 0 || from < events.length; from += size) {
        const page = events.slice(from, from + size);
        const last = page.at(-1);
        const next: string | null = last && last !== events.at(-1) ? `${last.date}.${last.id}` : null;
        pages.push(...listRows(fixed, page, { filter, before, next }));
        before = next;
      }
      expect(pages).toEqual(listRows(fixed, events, { filter, before: null, next: null }));
    }),
  );
});

test("an address that means no filter is none", () => {
  const none = { when: "", year: "", q: "" };
  for (const query of ["", "when=later&year=20", "year=2025x", "q=+++", "WHEN=past"])
    expect(listFilterOf(new URLSearchParams(query))).toEqual(none);
  expect(listFilterOf(new URLSearchParams(`q=${"x".repeat(500)}`)).q).toHaveLength(100);
});

test("years come newest first, each once, and text that is no date has none", () => {
  expect(yearsOf([{ date: "2024-01-01" }, { date: "soon" }, { date: "2026-05-05" }], [2025, 2024])).toEqual([
    2026, 2025, 2024,
  ]);
});
