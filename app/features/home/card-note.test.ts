import { expect, test } from "vitest";
import { cardNote } from "./card-note.ts";

const next = { title: "Pitch Night" };

test("the form says which event the card shows instead of its own, and why", () => {
  const own = { show: "this", date: "2026-03-09" } as const;
  expect(cardNote(own, next, "2026-03-09")).toBeUndefined();
  expect(cardNote(own, next, "2026-03-10")).toMatch(
    /“Pitch Night” .*, because the event below is over \(March 9, 2026\)/,
  );
  expect(cardNote({ ...own, show: "next" }, next, "2026-03-01")).toMatch(/“Pitch Night” .*, as chosen here/);
  expect(cardNote(own, null, "2026-03-10")).toMatch(/shows visitors the event below, because .* no next event/);
});
