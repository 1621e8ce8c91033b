import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import { expect, test } from "vitest";
import { cacheBytes } from "./cache-memory.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  ["the machine", { constrained: 0, heap: 2_000, total: 256 }, 32],
  ["the control group", { constrained: 128, heap: 2_000, total: 8_000 }, 16],
  ["the heap of JavaScript", { constrained: 256, heap: 96, total: 8_000 }, 12],
  ["a large machine without a limit", { constrained: 2 ** 44, heap: 4_000, total: 64_000 }, 96],
])("with the memory of %s the page cache takes an eighth, and at most 96 MB", (_, memory, megabytes) => {
  const bytes = Object.entries(memory).map(([name, value]) => [name, value * MEGABYTE]);
  expect(cacheBytes(Object.fromEntries(bytes))).toBe(megabytes * MEGABYTE);
});

test("the page cache of this process takes no more than a quarter of its memory", () => {
  expect(cacheBytes()).toBeLessThanOrEqual(Math.min(totalmem(), getHeapStatistics().heap_size_limit) / 4);
  expect(cacheBytes()).toBeGreaterThan(MEGABYTE);
});
