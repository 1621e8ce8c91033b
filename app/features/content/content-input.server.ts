import type { z } from "zod";
import { complete } from "../../../domain/collections/collection.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import { flat, isMedia } from "../../../domain/content/nested.ts";
import { fileNameProblems } from "../../../domain/picture-description.ts";
import { CHECK_FIELDS, type FieldErrors } from "../../../domain/form-problems.ts";
import { firstOfEach, pathsOf, plainMessage, type Problem } from "../../../domain/schemas/plain-issues.ts";
import { typedNestedSchema } from "../../../domain/schemas/typed-schema.ts";
import { checkContent } from "../../../platform/content/check-content.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import { missingPictures, unknownTeasers, YEARS } from "../../../platform/content/references.ts";
import { refuse } from "../../../platform/http-error.ts";

/** Flattens a whole document. Looks up references in `others`. @throws {HttpError} 400 naming each field by its path */
export function checkedInput(live: LiveContent, place: ContentPlace, input: unknown, others = live.data()): object {
  const data = checkedAlone(live, place, input);
  refuse(referenceProblems(live, place, data, others));
  return data;
}

/** Flattens a document that may be incomplete. @throws {HttpError} 400 for unknown fields, wrong types and sizes */
export function typedInput({ collection: { fields } }: ContentPlace, data: object): object {
  const parsed = typedNestedSchema(fields).safeParse(data, { error: plainMessage });
  refuse(firstOfEach((parsed.error?.issues ?? []).flatMap(problemsOf)));
  return complete(fields, flat(fields, parsed.data!));
}

/** Ignores references to other documents. @throws {HttpError} 400 as `checkedInput` */
export function checkedAlone(live: LiveContent, place: ContentPlace, input: unknown, summary = CHECK_FIELDS): object {
  const { fields } = place.collection;
  const { data, issues } = checkContent(place.collection, input);
  const wrong = issues.flatMap(({ path, message, zod }): Problem[] =>
    zod ? problemsOf(zod) : [[fieldOf(path), message]],
  );
  // Checked only here, so that pages still show documents that were published earlier.
  const undescribed = Object.entries(fileNameProblems(fields, data));
  // The save itself looks for uploaded pictures, in its transaction.
  const files = missingPictures(fields, data, live.pictures).filter(({ address }) => !isMedia(address));
  const missing = files.map(({ path, address }): Problem => [
    path,
    `There is no picture ${address} any more. Choose the file again.`,
  ]);
  refuse(firstOfEach([...wrong, ...undescribed, ...missing]), summary);
  return data;
}

function referenceProblems(live: LiveContent, { key }: ContentPlace, data: object, others: ContentData): FieldErrors {
  const all = new Map(others).set(key, data);
  if (key === "home" && unknownTeasers(all).length > 0)
    return { galleryTeaser: "Choose pictures that are in the gallery." };
  if (key !== "site") return {};
  // A year may be deleted while the settings name it. Other settings can be saved then.
  const isNew = (field: string) => Reflect.get(data, field) !== Reflect.get(live.data().get(key)!, field);
  const missing = Object.entries(YEARS).filter(
    ([field, place]) => isNew(field) && !all.has(place + String(Reflect.get(data, field))),
  );
  return Object.fromEntries(missing.map(([field]) => [field, "There is nothing for this year yet."]));
}

const problemsOf = (issue: z.core.$ZodIssue) => pathsOf(issue).map((path): Problem => [fieldOf(path), issue.message]);

/** Returns `leads.0.picture` for `leads.0.picture.file`, because the form has one field for both. */
function fieldOf(path: PropertyKey[]): string {
  return path.join(".").replace(/\.(file|media)$/, "") || "body";
}
