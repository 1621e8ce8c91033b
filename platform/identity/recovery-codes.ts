import { randomInt } from "node:crypto";

/** Omits characters that look alike in handwriting: 0 and o; 1, i and l. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const COUNT = 10;
const GROUP = 5;

/** `7ha2m-x9kpd`: 49 bits each, too many to guess within the limits. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}
