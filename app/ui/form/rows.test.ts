import { expect, test } from "vitest";
import { studentsCollection } from "../../../domain/content/team";
import type { FieldOf } from "../../../domain/collections/fields";
import { textsOf } from "./form-texts";
import { fieldsOfOther, newRow, rowsOf } from "./rows";

const { fields } = studentsCollection;
const members = fields.members as FieldOf<"list">;
const SAVED = { id: "om-rai", name: "Om Rai", role: "Lead", email: "om@example.edu", photos: "https://om.example/" };
const texts = textsOf(fields, { members: [SAVED] });
const [row] = rowsOf(fields, texts, texts).members!;
const asked = (typed: object) => fieldsOfOther(members, row!, { ...row!.texts, ...typed });

test("after a new name, the addresses are those of the other person", () => {
  expect(asked({ name: "Asha Rawat" })).toEqual(["email", "photos"]);
  expect(asked({ name: "Asha Rawat", role: "Treasurer", professional: "https://asha.example/" })).toHaveLength(2);
});

test("under the saved name, and after a change, an address is right", () => {
  expect(asked({ email: "om.rai@example.edu" })).toEqual([]);
  expect(asked({ name: " Om Rai " })).toEqual([]);
  expect(asked({ name: "Asha Rawat", email: "asha@example.edu" })).toEqual(["photos"]);
  expect(asked({ name: "Asha Rawat", email: "", photos: "" })).toEqual([]);
});

test("unsaved text from an earlier visit is compared with the saved person", () => {
  const typed = textsOf(fields, { members: [{ ...SAVED, name: "Asha Rawat" }] });
  const [restored] = rowsOf(fields, typed, texts).members!;
  expect(fieldsOfOther(members, restored!, restored!.texts)).toEqual(["email", "photos"]);
});

test("a new person has no earlier name", () => {
  expect(fieldsOfOther(members, newRow(members), { ...row!.texts, name: "Asha Rawat" })).toEqual([]);
});
