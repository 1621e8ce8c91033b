export const FIRST_RETRY_SECONDS = 10;
export const LONGEST_RETRY_SECONDS = 60 * 60;
/**
 * About five days of tries; a mail server that is away over a long weekend loses nothing. Tries and not hours, so that a
 * message that waited while the site was down, or is sent again by hand after a month, has as many as any other.
 */
export const GIVE_UP_AFTER_TRIES = 170;

/** Seconds until the next try: doubling from 10 s to an hour, with a random part so that many messages do not come back at once. */
export function retryDelaySeconds(failedTries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(failedTries, 20));
  return Math.max(FIRST_RETRY_SECONDS, Math.round(full * (0.5 + random() / 2)));
}
