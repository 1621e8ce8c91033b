export const FIRST_RETRY_SECONDS = 10;
export const LONGEST_RETRY_SECONDS = 60 * 60;
/** About five days. Counts tries, not hours, because the site may be down while a message waits. */
export const GIVE_UP_AFTER_TRIES = 170;

/** Doubles from 10 s to an hour, with a random part so that many messages are not sent at the same time. */
export function retryDelaySeconds(failedTries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(failedTries, 20));
  return Math.max(FIRST_RETRY_SECONDS, Math.round(full * (0.5 + random() / 2)));
}
