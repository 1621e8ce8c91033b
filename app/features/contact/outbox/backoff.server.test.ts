import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FIRST_RETRY_SECONDS,
  GIVE_UP_AFTER_TRIES,
  LONGEST_RETRY_SECONDS,
  retryDelaySeconds,
} from "./backoff.server.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("any retry comes after 10 seconds to an hour", () => {
  fc.assert(
    fc.property(fc.nat(100_000), chance, (failed, random) => {
      const seconds = retryDelaySeconds(failed, () => random);
      expect(seconds).toBeGreaterThanOrEqual(10);
      expect(seconds).toBeLessThanOrEqual(3_600);
    }),
  );
});

test("each failure makes the next pause no shorter, until it is an hour", () => {
  fc.assert(
    fc.property(fc.nat(30), chance, (failed, random) => {
      expect(retryDelaySeconds(failed + 1, () => random)).toBeGreaterThanOrEqual(
        retryDelaySeconds(failed, () => random),
      );
    }),
  );
  expect(retryDelaySeconds(0, () => 0.999)).toBe(FIRST_RETRY_SECONDS);
  expect(retryDelaySeconds(12, () => 0.999_999)).toBe(LONGEST_RETRY_SECONDS);
});

test("messages that failed together are retried at different times", () => {
  const delays = Array.from({ length: 100 }, (_, index) => retryDelaySeconds(9, () => index / 100));
  expect(new Set(delays).size).toBe(100);
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(LONGEST_RETRY_SECONDS / 3);
});

test("a message is given up after days: not within three, not later than a week", () => {
  fc.assert(
    fc.property(chance, (random) => {
      let seconds = 0;
      for (let failed = 0; failed < GIVE_UP_AFTER_TRIES - 1; failed++)
        seconds += retryDelaySeconds(failed, () => random);
      expect(seconds / 86_400).toBeGreaterThan(3);
      expect(seconds / 86_400).toBeLessThan(7);
    }),
  );
});
