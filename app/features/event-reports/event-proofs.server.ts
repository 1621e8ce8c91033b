/** Private files of events. They are stored unchanged, and only administrators can download them. */
import type { Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countRows } from "../../../platform/database/list-page.ts";
import { lockedUndeletedRowOf, undeletedRowOf } from "../../../platform/documents/store.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { requireAdmin, requireEditor } from "../../../platform/identity/access.ts";
import { pictureDecoder } from "../../../platform/media/picture-decoder.ts";
import type { EventService } from "../events/events.server.ts";
import { MAX_PROOFS, proofTooLarge, type ProofKind, type ProofType } from "./event-proof.ts";
import type { EventProof } from "./event-report-schema.server.ts";

const COLUMNS = ["id", "kind", "name", "type", "size", "addedAt"] as const;
const MAX_NAME = 120;
type Upload = { kind: ProofKind; name: string; bytes: Uint8Array };

export function proofService(database: Database, events: EventService) {
  const { kysely } = database;
  const eventRow = (id: number) => undeletedRowOf(events.store, kysely, id);
  const ofEvent = (id: number) => kysely.selectFrom("eventProof").where("eventId", "=", id);

  return {
    /** Omits the bytes. */
    async list(viewer: Viewer, id: number): Promise<EventProof[]> {
      requireEditor(viewer);
      return ofEvent((await eventRow(id)).id)
        .select(COLUMNS)
        .orderBy("id")
        .execute();
    },

    /** @throws {HttpError} 400 too many, 401, 403, 404, 413 too large, 415 neither JPEG, PNG nor PDF */
    async add(viewer: Viewer, id: number, { kind, name, bytes }: Upload): Promise<EventProof> {
      const addedBy = requireEditor(viewer);
      const type = await checkedType(kind, bytes);
      const shortName = withEnding(type, plainName(name) || "file");
      return database.transaction(async (trx) => {
        // Locks the event, so that two uploads at once are counted one after the other.
        const event = await lockedUndeletedRowOf(events.store, trx, id);
        const count = await countRows(trx.selectFrom("eventProof").where("eventId", "=", event.id));
        if (count >= MAX_PROOFS) throw fieldError("file", `An event has ${MAX_PROOFS} files at most.`);
        const row = { eventId: event.id, kind, name: shortName, type, size: bytes.byteLength, bytes };
        return trx
          .insertInto("eventProof")
          .values({ ...row, addedAt: new Date().toISOString(), addedBy })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow();
      });
    },

    async read(viewer: Viewer, id: number, proof: number) {
      requireAdmin(viewer);
      const event = await eventRow(id);
      const found = await ofEvent(event.id).selectAll().where("id", "=", proof).executeTakeFirst();
      if (!found) throw noSuchFile();
      return found;
    },

    async remove(viewer: Viewer, id: number, proof: number): Promise<void> {
      requireAdmin(viewer);
      const event = await eventRow(id);
      const { numDeletedRows } = await kysely
        .deleteFrom("eventProof")
        .where("eventId", "=", event.id)
        .where("id", "=", proof)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw noSuchFile();
    },
  };
}

const noSuchFile = () => new HttpError(404, "There is no such file.");

/** Removes the path and characters that no header can contain. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1)!;
  const plain = last.replace(/[\p{Cc}\p{Cf}"]/gu, "").trim();
  // Cuts whole characters, because half of an emoji cannot be sent in a header.
  return [...plain].slice(-MAX_NAME).join("");
}

const ENDINGS: Record<ProofType, RegExp> = {
  "application/pdf": /\.pdf$/i,
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
};

/** The computer of an administrator opens a downloaded file by its ending. */
const withEnding = (type: ProofType, name: string) =>
  ENDINGS[type].test(name) ? name : `${name}.${type.split("/")[1]}`;

/** Detects the type from the bytes and ignores the file name. */
async function checkedType(kind: ProofKind, bytes: Uint8Array): Promise<ProofType> {
  if (bytes.byteLength === 0) throw fieldError("file", "This file is empty.", 415);
  const tooLarge = proofTooLarge(kind, bytes.byteLength);
  if (tooLarge) throw fieldError("file", tooLarge, 413);
  const type = await typeOf(bytes);
  if (kind === "original" && !type?.startsWith("image/"))
    throw fieldError("file", "Choose a photo, as JPEG or PNG.", 415);
  if (!type) throw fieldError("file", "Choose a JPEG or PNG picture, or a PDF file.", 415);
  return type;
}

async function typeOf(bytes: Uint8Array): Promise<ProofType | undefined> {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (text(0, 5) === "%PDF-") return text(-1_024).includes("%%EOF") ? "application/pdf" : undefined;
  const decode = await pictureDecoder();
  const found = await decode(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return found?.format === "jpeg" || found?.format === "png" ? `image/${found.format}` : undefined;
}
