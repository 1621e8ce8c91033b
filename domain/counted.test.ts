import { expect, test } from "vitest";
import { countedAre } from "./counted-are.ts";
import { counted } from "./counted.ts";

test.each([
  [0, "0 events"],
  [1, "1 event"],
  [2, "2 events"],
  [2_140, "2,140 events"],
])("%i is written with its noun", (count, text) => {
  expect(counted(count, "event")).toBe(text);
});

test("the verb agrees with the number", () => {
  expect([countedAre(1, "event"), countedAre(3, "event")]).toEqual(["1 event is", "3 events are"]);
});
