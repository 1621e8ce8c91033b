import { expect, test } from "vitest";
import { isActive, type Profile } from "./profiles.ts";

const NOW = new Date("2027-01-01T00:00:00Z");
const PAST = "2026-10-01T00:00:00.000Z";
const LATER_PAST = "2026-12-01T00:00:00.000Z";
const FUTURE = "2027-02-01T00:00:00.000Z";

const profile = (email: string, more: Partial<Profile> = {}): Profile => ({
  email,
  createdAt: PAST,
  role: "admin",
  activeUntil: null,
  invitedBy: null,
  lastSeenAt: PAST,
  ...more,
});
const active = (all: Profile[], now = NOW) => all.filter((one) => isActive(one, all, now)).map(({ email }) => email);

test("access ends by itself, at the moment of its end", () => {
  const all = [profile("a"), profile("b", { activeUntil: FUTURE }), profile("c", { activeUntil: PAST })];
  expect(active(all)).toEqual(["a", "b"]);
  expect(active(all, new Date(FUTURE))).toEqual(["a"]);
});

test("the last administrator remains active, but not the last editor", () => {
  const ended = { activeUntil: PAST };
  expect(
    active([profile("a", ended), profile("e", { role: "editor" }), profile("f", { ...ended, role: "editor" })]),
  ).toEqual(["a", "e"]);
});

test("of several people whose access ended, the latest remain active", () => {
  const all = [profile("a", { activeUntil: PAST }), profile("b", { activeUntil: LATER_PAST })];
  expect(active([...all, profile("c", { activeUntil: LATER_PAST })])).toEqual(["b", "c"]);
});

test("an end that is no date has passed, but not for the last administrator", () => {
  const typed = { activeUntil: "30.6.2020" };
  expect(active([profile("a", typed), profile("b"), profile("e", { ...typed, role: "editor" })])).toEqual(["b"]);
  expect(active([profile("a", typed), profile("b", { activeUntil: PAST })])).toEqual(["b"]);
  expect(active([profile("a", typed)])).toEqual(["a"]);
});

test("a successor who never signed in ends nobody's access", () => {
  const ended = profile("a", { activeUntil: PAST });
  expect(active([ended, profile("b", { lastSeenAt: null })])).toEqual(["a", "b"]);
  expect(active([ended, profile("b")])).toEqual(["b"]);
});

test("a clock that runs ahead locks nobody out", () => {
  const all = [profile("a", { activeUntil: FUTURE }), profile("b", { activeUntil: LATER_PAST })];
  expect(active(all, new Date("2099-01-01"))).toEqual(["a"]);
});
