import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { HttpError } from "../http-error.ts";

type LimitSettings = { points: number; duration: number };

export type Limit = {
  /** @throws {HttpError} 429 with `message` when the limit of `key` is reached */
  take(key: string, message: (retryAfterSeconds: number) => string): Promise<void>;
  taken(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
};
export type ClearableLimit = Limit & { clear(key: string): Promise<boolean> };

export type Limits = (name: string, settings: LimitSettings) => ClearableLimit;

export function limitOver(limiter: RateLimiterAbstract): ClearableLimit {
  return {
    async take(key, message) {
      const known = await limiter.get(key);
      // Writes nothing once the limit is reached, so that a flood costs one read per request.
      if (known && known.consumedPoints >= limiter.points) throw tooMany(known, message);
      await limiter.consume(key).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason, message) : reason;
      });
    },
    taken: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    giveBack: async (key) => void (await limiter.reward(key)),
    clear: (key) => limiter.delete(key),
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes, message: (retryAfterSeconds: number) => string): HttpError {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000);
  return new HttpError(429, message(retryAfterSeconds), { retryAfterSeconds });
}
