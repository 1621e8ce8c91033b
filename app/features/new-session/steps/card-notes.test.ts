import { expect, test } from "vitest";
import { cardNotes } from "./card-notes.ts";

const TEAM = [{ name: "Asha Rawat" }];
const REST = { role: "Treasurer", email: "", professional: "", photos: "" };
const notesOf = (linkFor: string, typed: string) => cardNotes({ name: linkFor, data: { name: typed, ...REST } }, TEAM);

test("a card with the name of its link that replaces nobody has no notes", () => {
  expect(notesOf("Meera Bisht", "meera  bisht")).toEqual([]);
  expect(cardNotes({ name: "Asha Rawat", data: null }, TEAM)).toEqual([]);
});

test("a card under another name says whose link it is", () => {
  expect(notesOf("Meera Bisht", "Meera B")).toEqual(["Sent with the link for Meera Bisht."]);
});

test("a member who corrects the name of the link is replaced under the corrected name", () => {
  expect(notesOf("Asha Rawat", "Asha S. Rawat")).toEqual([
    "Sent with the link for Asha Rawat.",
    "Replaces Asha Rawat in the new team.",
  ]);
});

test("a card says whom it replaces in the new team", () => {
  expect(notesOf("Asha Rawat", "asha rawat")).toEqual(["Replaces Asha Rawat in the new team."]);
  expect(notesOf("Meera Bisht", "Asha  Rawat")).toEqual([
    "Sent with the link for Meera Bisht.",
    "Replaces Asha Rawat in the new team.",
  ]);
});
