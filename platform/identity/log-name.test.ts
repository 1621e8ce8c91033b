import { expect, test } from "vitest";
import { logNames } from "./log-name.ts";

test("the log's name of an account is always the same, and not its address", () => {
  const [one, again, other] = ["asha@example.edu", " ASHA@example.edu", "meera@example.edu"].map(logNames("secret"));
  expect(one).toMatch(/^[\w-]{12}$/);
  expect([again === one, other === one]).toEqual([true, false]);
  expect(logNames("another secret")("asha@example.edu")).not.toBe(one);
});
