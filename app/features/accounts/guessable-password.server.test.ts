import { expect, test } from "vitest";
import { COMMON_PASSWORDS, guessableBecause } from "./guessable-password.server.ts";

const whose = { email: "asha.verma@example.edu", site: "TPIC Himadri" };

test("the list has the 3,000 commonest that are long enough", () => {
  expect(COMMON_PASSWORDS.size).toBe(3_000);
});

test.each(["1qaz2wsx3edc", "QwertyQwerty", "123456789qwe", "1q2w3e4r5t6y"])(
  "%s is one that many people use",
  (password) => {
    expect(guessableBecause(password, whose)).toContain("Many people use this");
  },
);

test.each(["Administrator-26", "startup-incubator", "asha.verma.2026!", "Himadri-Admin-1", "password-TPIC-20"])(
  "%s consists mostly of words that people try first",
  (password) => {
    expect(guessableBecause(password, whose)).toContain("words that people try first");
  },
);

test.each(["sec@example.edu", "dev@uni.ac.in", "Ravi.K@uni.edu", "a@b.example.co"])(
  "%s is no password for the account of that address",
  (email) => {
    expect(guessableBecause(email, { email: email.toLowerCase() })).toContain("words that people try first");
    expect(guessableBecause(`${email.toUpperCase()}1!`, { email })).toContain("words that people try first");
  },
);

test.each(["a long admin password", "correct horse battery staple", "ਪਹਾੜਾਂ ਵਿਚ ਸਵੇਰ ਹੋਈ", "🦊🌲 foxes in the wood"])(
  "%s will do",
  (password) => {
    expect(guessableBecause(password, whose)).toBeUndefined();
  },
);
