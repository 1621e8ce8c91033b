import { expect, test } from "vitest";
import { eventReportCollection } from "../event-report-collection.ts";
import { FINISH_STEPS, linkToStep, stepAfter, stepAt, stepOf } from "./finish-steps.ts";

test("the hash of the address names the step, and any other hash is the first one", () => {
  expect(stepAt(linkToStep("people"))).toBe("people");
  for (const hash of ["", "#", "#photos", "#step-other"]) expect(stepAt(hash)).toBe("numbers");
});

test("the steps follow each other", () => {
  expect(["numbers", "photos", "people", "text", "proofs"].map((step) => stepAfter(step as "numbers"))).toEqual([
    "photos",
    "people",
    "text",
    "proofs",
    undefined,
  ]);
});

test.each([
  ["students", "numbers"],
  ["level", "numbers"],
  ["photos.new-1.alt", "photos"],
  ["videoUrl", "photos"],
  ["winners.asha.name", "people"],
  ["outcome", "text"],
  ["unknown", "numbers"],
])("the control %s is in the step %s", (control, step) => expect(stepOf(control)).toBe(step));

test("every group of fields is in exactly one step", () => {
  const drawn = Object.values(FINISH_STEPS).flatMap(({ groups }) => groups);
  const groups = Object.values(eventReportCollection.fields).flatMap(({ group }) => group ?? []);
  expect(drawn.toSorted()).toEqual([...new Set(groups)].toSorted());
});
