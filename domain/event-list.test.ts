import { expect, test } from "vitest";
import type { Event } from "./event.ts";
import { EVENTS_PER_PAGE, listFilterOf, pageOf, yearsOf } from "./event-list.ts";

const EVENTS = Array.from({ length: 120 }, (_, index) => ({ id: 120 - index, date: "2025-10-13" }) as Event);

test("a whole list is paged through, each event once and in its order", () => {
  const seen: Event[] = [];
  let before: string | null = null;
  do {
    const page: ReturnType<typeof pageOf> = pageOf(EVENTS, before);
    expect(page.events.length).toBeLessThanOrEqual(EVENTS_PER_PAGE);
    seen.push(...page.events);
    before = page.next;
  } while (before);
  expect(seen).toEqual(EVENTS);
});

test("a list that just fills its page has no next one, and a place that is not there is the beginning", () => {
  expect(pageOf(EVENTS.slice(0, EVENTS_PER_PAGE), null).next).toBeNull();
  expect(pageOf([], null)).toEqual({ events: [], next: null });
  expect(pageOf(EVENTS, "2025-10-13.999").events[0]).toBe(EVENTS[0]);
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
