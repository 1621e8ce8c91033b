import type { Fields } from "../../domain/collections/fields.ts";
import { isMedia } from "../../domain/content/nested.ts";
import { picturesIn } from "../../domain/collections/pictures-in.ts";
import { CHECK_FIELDS } from "../../domain/form-problems.ts";
import type { Database, Executor } from "../database/database.ts";
import { HttpError } from "../http-error.ts";
import { hashOfMediaAddress, mediaAddress, sizesOf } from "../media/media.ts";

/** An unused upload is removed after a day. */
const NOT_STORED = "is not stored here any more. Remove it and choose the file again.";

/**
 * Uses the largest width of each picture. One of `before` may be missing, because forms do not show it.
 * @throws {HttpError} 400 naming a new picture that is not stored
 */
export async function withStoredPictures<Values extends object>(
  trx: Executor,
  fields: Fields,
  data: Values,
  kind: Database["kind"],
  before?: object,
): Promise<Values> {
  const result = structuredClone(data);
  const stored = await sizesOf(trx, hashesIn(fields, data), kind === "postgres");
  const old = new Set(before && picturesIn(fields, before).map(({ address }) => address));
  for (const { path, address, field, owner, name } of picturesIn(fields, result)) {
    if (field.files && !isMedia(address)) continue;
    const hash = hashOfMediaAddress(address);
    const size = hash && stored.get(hash);
    if (!size && old.has(address)) continue;
    if (!hash || !size)
      throw new HttpError(400, CHECK_FIELDS, {
        fields: { [path]: `This ${field.label.toLowerCase()} ${NOT_STORED}` },
      });
    Reflect.set(owner, name, mediaAddress(hash, size.width));
  }
  return result;
}

/** Every picture of a version is stored until the document is erased. */
export async function linkPictures(trx: Executor, documentId: number, fields: Fields, data: object): Promise<void> {
  const hashes = hashesIn(fields, data);
  if (hashes.length === 0) return;
  await trx
    .insertInto("documentPicture")
    .columns(["documentId", "picture"])
    .expression(({ selectFrom, val }) =>
      selectFrom("picture")
        .select([val(documentId).as("documentId"), "hash"])
        .where("hash", "in", hashes),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function hashesIn(fields: Fields, data: object): string[] {
  const hashes = picturesIn(fields, data).map(({ address }) => hashOfMediaAddress(address));
  return [...new Set(hashes.filter((hash) => hash !== undefined))];
}
