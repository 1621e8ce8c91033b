import { expect, test } from "vitest";
import { coordinatorsIn, staffWhoStay, withoutOldEmails, withPeople, withStaying } from "./session-team.server.ts";

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
  expect(coordinatorsIn(team, new Set(), { name, coordinators: [] }, false)).toEqual(expected);
});

const [ASHA, MEERA] = ["आशा रावत", "मीरा बिष्ट"];
const nobody = { leads: [], members: [] };
/** The ids that an earlier version gave to names without Latin letters: each list had its own numbers. */
const asha = { ...member(ASHA, "Editor"), id: "item", email: "asha@example.edu" };
const meera = { ...member(MEERA, "Writer"), id: "item", email: "meera@example.edu" };
const last = { leads: [asha], members: [meera] };
const namesIn = (people: { name: string }[]) => people.map(({ name }) => name);

test("a new person is not taken for someone of last year, when neither name has Latin letters", () => {
  const before = { leads: [], members: [asha] };
  const next = withPeople(nobody, before, [{ name: MEERA, role: "Writer" }]);
  expect(namesIn(withStaying(next, before, () => false).members)).toEqual([MEERA]);
  expect(withoutOldEmails(before, before, next).members[0]).not.toHaveProperty("email");
});

test("a lead and a member who were stored with the same id stay or leave alone", () => {
  const next = withStaying(nobody, last, (list) => list === "leads");
  expect([namesIn(next.leads), namesIn(next.members)]).toEqual([[ASHA], []]);
  expect(withStaying(next, last, (list) => list === "leads")).toEqual(next);
  const old = withoutOldEmails(last, last, next);
  expect([old.leads[0]!.email, old.members[0]!.email]).toEqual([asha.email, undefined]);
});

test("a lead and a member who were stored with the same id get different ones in the new team", () => {
  const next = withStaying(nobody, last, () => true);
  expect(next.leads[0]!.id).not.toBe(next.members[0]!.id);
  expect(withStaying(next, last, () => true)).toEqual(next);
});

test("staff who were added in the set are not taken for someone with an earlier id", () => {
  expect(namesIn(staffWhoStay([meera], [asha], () => false))).toEqual([MEERA]);
});
