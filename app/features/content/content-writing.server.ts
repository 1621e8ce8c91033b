/** Begins and publishes texts. */
import type { Viewer } from "../../../domain/session.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import type { SaveOptions } from "../../../platform/documents/editing.ts";
import { requestHash, runOnce } from "../../../platform/documents/idempotency-key.ts";
import { rowOf } from "../../../platform/documents/store.ts";
import { fieldError } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { create, insertNew, show } from "./content-changing.server.ts";
import { checkedInput, typedInput } from "./content-input.server.ts";
import {
  contentAt,
  documentsOf,
  noSuchContent,
  placeOf,
  publishableAt,
  revisionSeen,
  rowWith,
  shownRow,
  takeOver,
  type Parts,
} from "./content-store.server.ts";
import type { ContentDocument } from "./content.ts";

const TAKEN = "There is already one with this address. Choose another title.";
const DELETED = "It was deleted. Restore it under “Trash”, “Deleted posts and teams”.";

type Put = Pick<SaveOptions, "key" | "expected">;
/** An idempotency key, and the hash of its request. */
type Once = { key?: string; request: string };
const WITHOUT_KEY: Once = { request: "" };

export function contentWriting(parts: Parts) {
  const { database, live } = parts;

  /**
   * Creates a draft with the first free key; the same draft for each call with the same idempotency key. `data` may be
   * incomplete, in the nested shape.
   */
  async function beginWithFreeKey(
    viewer: Viewer,
    keys: string[],
    data: object,
    once = WITHOUT_KEY,
  ): Promise<ContentDocument> {
    const by = requireEditor(viewer);
    const places = keys.filter((key) => !live.file(key)).map(placeOf);
    const first = placeOf(keys[0]!);
    const typed = typedInput(first, data);
    const insert = async (trx: Executor) => {
      await lockName(database, trx, first.collection.name);
      for (const place of places) {
        const row = await insertNew(parts, trx, place, typed, { by, publishedAt: null });
        if (row) return row;
      }
      const other = await rowWith(trx, first);
      throw fieldError("key", other?.deletedAt ? DELETED : TAKEN);
    };
    const id = await documentsOf(parts, first).store.write((trx) =>
      runOnce(trx, { email: by, ...once }, () => insert(trx)),
    );
    const row = await rowOf(first, database.kysely, id);
    if (row.deletedAt) throw fieldError("key", DELETED);
    return shownRow(parts, placeOf(row.key!), row);
  }

  const begin = (viewer: Viewer, key: string, data: object, onceKey?: string) =>
    beginWithFreeKey(viewer, [key], data, { key: onceKey, request: requestHash({ begin: key, data }) });

  return {
    beginWithFreeKey,
    begin,

    /** Creates a draft with the same text. */
    async duplicate(viewer: Viewer, key: string, copy: string): Promise<ContentDocument> {
      const { place, file, row } = await contentAt(parts, viewer, key);
      if (row?.deletedAt || (!row && !file) || placeOf(copy).collection !== place.collection) throw noSuchContent();
      const { data } = await shownRow(parts, place, row);
      return begin(viewer, copy, data);
    },

    /** Publishes a whole document. @throws {HttpError} 400, 401, 403, 404, 412 with the current one */
    async put(viewer: Viewer, key: string, input: unknown, { expected, ...once }: Put = {}): Promise<ContentDocument> {
      const { by, place, file, row: known } = await publishableAt(parts, viewer, key);
      const data = checkedInput(live, place, input);
      if (!file && !known) {
        if (expected) throw noSuchContent();
        const created = await create(parts, place, data, { by, publishedAt: new Date().toISOString() });
        if (created) return shownRow(parts, place, created);
      }
      const row = await takeOver(parts, place);
      if (row.deletedAt && expected !== undefined) throw noSuchContent();
      if (row.deletedAt)
        return show(parts, place, { id: row.id }, data, { by, action: "restored", fileHash: file?.hash });
      const options = { ...once, expected: revisionSeen(row, expected), draft: false, fileHash: file?.hash };
      return documentsOf(parts, place).save(viewer, row.id, data, options);
    },
  };
}
