import { expect, test } from "vitest";
import { cacheBytes } from "./cache-memory.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  ["the machine", { constrained: 0, heap: 2_000, total: 256 }, 64],
  ["the control group", { constrained: 128, heap: 2_000, total: 8_000 }, 32],
  ["the heap of JavaScript", { constrained: 256, heap: 100, total: 8_000 }, 25],
  ["a large machine without a limit", { constrained: 2 ** 44, heap: 4_000, total: 64_000 }, 96],
])("with the memory of %s the page cache takes a quarter, and at most 96 MB", (_, memory, megabytes) => {
  const bytes = Object.entries(memory).map(([name, value]) => [name, value * MEGABYTE]);
  expect(cacheBytes(Object.fromEntries(bytes))).toBe(megabytes * MEGABYTE);
});

test("the page cache takes no more than a quarter of the memory of this process", () => {
  expect(cacheBytes()).toBeLessThanOrEqual(96 * MEGABYTE);
  expect(cacheBytes()).toBeGreaterThan(MEGABYTE);
});
