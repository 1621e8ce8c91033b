import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "0 events"],
  [1, "1 event"],
  [2, "2 events"],
  [2_140, "2,140 events"],
])("%i is written with its noun", (count, text) => {
  expect(counted(count, "event")).toBe(text);
});
