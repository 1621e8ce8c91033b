import { expect, test } from "vitest";
import { coordinatorsIn } from "./session-team.server.ts";

const member = (name: string, role: string) => ({ name, role, picture: { file: "", alt: "" } });
const team = {
  leads: [member("Om", "President"), member("Meera", "Coordinator, Event & PR")],
  members: [member("Asha", "Editor"), member("Imran", "समन्वयक, वित्त")],
};

test.each([
  ["Event & PR", ["Meera"]],
  ["event PR", ["Meera"]],
  ["PR", ["Meera"]],
  ["IT", []],
  ["वित्त", ["Imran"]],
  ["वि", []],
  ["&", []],
])("the coordinators of the node “%s” are those whose role has all of its words", (name, expected) => {
  expect(coordinatorsIn(team, new Set(), { name, coordinators: [] })).toEqual(expected);
});
