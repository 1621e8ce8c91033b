import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./plain-issues.ts";

test("an unknown field is named also when it is called like a property of every object", () => {
  const input = JSON.parse('{"constructor":1,"__proto__":1,"toString":1,"b":2}') as object;
  const { error } = z.strictObject({ a: z.string() }).safeParse(input);
  expect(Object.keys(fieldErrors(error!.issues)).toSorted()).toEqual([
    "__proto__",
    "a",
    "b",
    "constructor",
    "toString",
  ]);
});
