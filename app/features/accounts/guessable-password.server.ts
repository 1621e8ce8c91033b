/** Passwords that would be tried first, though they are long enough. */
import { createHash } from "node:crypto";
import { COMMON_PASSWORDS } from "./common-passwords.server.ts";

/** Words that anyone would think of here; the account's own e-mail and the site's name come to them. */
const WORDS = ["password", "administrator", "admin", "preincubation", "incubation", "incubator", "startup", "ecell"];
/** So much has to be left of a password without such words. */
const MIN_OWN_CHARACTERS = 5;
/** A shorter part of an address or name is found in many good passwords. */
const MIN_WORD_LENGTH = 4;

/** Why a new password is refused, in words; undefined when it will do. */
export function guessableBecause(password: string, { email, site = "" }: { email: string; site?: string }) {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(markOf(plain)))
    return "Many people use this password, so it is tried first. Choose another.";
  const own = `${email} ${site}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  // The whole address first: without its long parts only, the short ones would count as characters of one's own.
  const words = [email.toLowerCase(), ...WORDS, ...own.filter((word) => word.length >= MIN_WORD_LENGTH)];
  const rest = words.reduce((left, word) => left.replaceAll(word, " "), plain);
  if (rest.replaceAll(/[^\p{L}\p{N}]/gu, "").length < MIN_OWN_CHARACTERS)
    return "This is little more than words that are tried first. Put others into it.";
  return undefined;
}

/** As in `common-passwords.ts`. */
function markOf(password: string): string {
  return createHash("sha256").update(password).digest("base64url").slice(0, 8);
}
