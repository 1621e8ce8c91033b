/** Counts how often someone may do something. Shared between processes where they share a PostgreSQL database. */
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { Refusal } from "./refusal.ts";

export type LimitSettings = { points: number; duration: number };

export type Limit = {
  /** Takes one turn of `key`. @throws {Refusal} 429 with `words` when none is left */
  take(key: string, words: (retryAfterSeconds: number) => string): Promise<void>;
  /** How many turns of `key` were refused in the current period. */
  refused(key: string): Promise<number>;
  /** Gives a turn back. */
  giveBack(key: string): Promise<void>;
};

export type Limits = (name: string, settings: LimitSettings) => Limit;

export function limitOver(limiter: RateLimiterAbstract): Limit {
  return {
    async take(key, words) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
        throw new Refusal(429, words(retryAfterSeconds), { retryAfterSeconds });
      }
    },
    async refused(key) {
      const { consumedPoints = 0 } = (await limiter.get(key)) ?? {};
      return Math.max(0, consumedPoints - limiter.points);
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
