import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Meera Kulkarni", "MK"],
  ["Dr. Asha Rawat", "AR"],
  ["Prof. (Dr.) Asha Devi Rawat", "AR"],
  ["Prof.Dr.Om Rai", "OR"],
  ["Erin Patel", "EP"],
  ["मीरा रावत", "मर"],
  ["Asha", "A"],
  ["Dr", "D"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
