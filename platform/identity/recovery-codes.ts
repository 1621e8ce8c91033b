import { randomInt } from "node:crypto";

/** Nothing that looks like something else when it was written by hand: no 0 and o, no 1, i and l. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const COUNT = 10;
const GROUP = 5;

/** `7ha2m-x9kpd`: 49 bits each, which no limit here lets anybody try through. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}
