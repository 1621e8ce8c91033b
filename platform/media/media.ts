/** Stores pictures re-encoded, without metadata, under a hash of the result. Never serves uploaded bytes unchanged. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Picture, PictureSize } from "../../domain/picture.ts";
import { MAX_IMAGE_BYTES, NOT_A_PICTURE, TOO_LARGE, unsupportedPicture } from "../../domain/picture-file.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Database, Executor } from "../database/database.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { requireEditor } from "../identity/access.ts";
import { encodeJpeg } from "./jpeg.ts";
import { isMovingPng } from "./moving-png.ts";
import { pictureDecoder } from "./picture-decoder.ts";
import { fieldError, HttpError } from "../http-error.ts";
import { raiseSiteVersion, writeAndPublish } from "../database/site-version.ts";
import { HOUR_MS } from "../../domain/dates.ts";

const WIDTHS = [480, 960, 1600];
const MAX_PIXELS = 50_000_000;
/** A progressive JPEG is decoded as a whole, with up to 210 MB at 40 megapixels. */
const MAX_PROGRESSIVE_PIXELS = 24_000_000;
const UNUSED_PICTURE_HOURS = 24;

/** A site has a few thousand pictures at most. */
const MAX_KNOWN_SIZES = 10_000;

const FOLDER = "/media/";
export const MEDIA_NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})\.webp$/;

type PreparedPicture = {
  hash: string;
  width: number;
  height: number;
  variants: { width: number; bytes: Uint8Array }[];
};
type Size = { width: number; height: number };
export type MediaService = ReturnType<typeof mediaService>;

export function mediaService(database: Database, afterWrite: () => Promise<void> = async () => undefined) {
  const inTurn = oneAtATime();
  const { kysely } = database;
  const known = new LRUCache<string, Size>({ max: MAX_KNOWN_SIZES });

  return {
    /** Encodes an upload without storing it. @throws {HttpError} 413 too large, 415 not an accepted picture */
    async prepare(viewer: Viewer, bytes: Uint8Array, onWhite = false): Promise<PreparedPicture> {
      requireEditor(viewer);
      return inTurn(() => preparePicture(bytes, onWhite));
    },

    /** For an upload without an account: the caller must limit it. Stores nothing. @throws {HttpError} for `field` */
    async reencode(bytes: Uint8Array, field: string): Promise<Uint8Array> {
      const { variants } = await inTurn(() => preparePicture(bytes)).catch((error: unknown) => {
        throw error instanceof HttpError ? fieldError(field, error.message, error.status) : error;
      });
      return variants.at(-1)!.bytes;
    },

    async jpeg(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
      return inTurn(async () => {
        const limit = await refuseUnsuitable(bytes);
        return encodeJpeg(bytes, limit, maxBytes).catch(() => {
          throw notAPicture(DAMAGED);
        });
      });
    },

    /** Stores a picture in the caller's transaction. A repeated picture only gets a new date. */
    async store(trx: Executor, { hash, width, height, variants }: PreparedPicture): Promise<void> {
      const createdAt = new Date().toISOString();
      await trx
        .insertInto("picture")
        .values({ hash, width, height, createdAt })
        .onConflict((conflict) => conflict.column("hash").doUpdateSet({ createdAt }))
        .execute();
      const rows = variants.map((variant) => ({ hash, type: "image/webp", ...variant }));
      await trx
        .insertInto("pictureVariant")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Stores an upload and returns its address. @throws {HttpError} as `prepare` */
    async upload(viewer: Viewer, bytes: Uint8Array, onWhite = false): Promise<{ imageUrl: string }> {
      const picture = await this.prepare(viewer, bytes, onWhite);
      await database.transaction((trx) => this.store(trx, picture));
      return { imageUrl: mediaAddress(picture.hash, picture.width) };
    },

    /** Returns the sizes by address, without unknown addresses. A size never changes, so it is cached. */
    async sizes(addresses: string[]): Promise<Map<string, PictureSize>> {
      const unknown = addresses.map(hashOfMediaAddress).filter((hash) => hash !== undefined && !known.has(hash));
      for (const [hash, size] of await sizesOf(kysely, unknown as string[])) known.set(hash, size);
      const found = addresses.map((address) => [address, known.get(hashOfMediaAddress(address) ?? "")] as const);
      return new Map(found.flatMap(([address, size]) => (size ? [[address, pictureSize(size)]] : [])));
    },

    async read(hash: string, width: number): Promise<{ type: string; bytes: Uint8Array } | undefined> {
      return kysely
        .selectFrom("pictureVariant")
        .select(["type", "bytes"])
        .where("hash", "=", hash)
        .where("width", "=", width)
        .executeTakeFirst();
    },

    async removeUnused(now: Date = new Date()): Promise<number> {
      const before = new Date(now.getTime() - UNUSED_PICTURE_HOURS * HOUR_MS).toISOString();
      const { numDeletedRows } = await writeAndPublish({ database, afterWrite }, async (trx) => {
        const deleted = await trx
          .deleteFrom("picture")
          .where("createdAt", "<", before)
          .where("hash", "not in", (query) => query.selectFrom("documentPicture").select("picture"))
          .where("hash", "not in", (query) => query.selectFrom("changeSetPicture").select("picture"))
          // Retains pictures of unsaved changes.
          .where(({ not, exists, selectFrom, ref }) =>
            not(
              exists(
                selectFrom("workingCopy")
                  .select("documentId")
                  .where("data", "like", sql<string>`'%/media/' || ${ref("picture.hash")} || '%'`),
              ),
            ),
          )
          .executeTakeFirstOrThrow();
        if (deleted.numDeletedRows > 0n) await raiseSiteVersion(trx);
        return deleted;
      });
      return Number(numDeletedRows);
    },
  };
}

/** With `lock` the pictures are not removed until the transaction ends; only PostgreSQL needs it. */
export async function sizesOf(executor: Executor, hashes: string[], lock = false): Promise<Map<string, Size>> {
  if (hashes.length === 0) return new Map();
  const all = executor.selectFrom("picture").select(["hash", "width", "height"]);
  const query = all.where("hash", "in", [...new Set(hashes)]).orderBy("hash");
  const rows = await (lock ? query.forKeyShare() : query).execute();
  return new Map(rows.map(({ hash, ...size }) => [hash, size]));
}

export function mediaPicture(src: string, alt: string, { width, height, widths }: PictureSize): Picture {
  return { alt, width, height, src, widths, formats: ["webp"] };
}

function pictureSize({ width, height }: Size): PictureSize {
  return { width, height, widths: variantWidths(width) };
}

export function mediaAddress(hash: string, width: number): string {
  return `${FOLDER}${hash}-${width}.webp`;
}

export function hashOfMediaAddress(address: string): string | undefined {
  return address.startsWith(FOLDER) ? MEDIA_NAME.exec(address.slice(FOLDER.length))?.[1] : undefined;
}

/** Returns the stored widths for a picture of this width, smallest first. */
function variantWidths(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate < width), width];
}

/** `onWhite` because dark lines on a transparent background cannot be seen in the dark theme. */
async function preparePicture(bytes: Uint8Array, onWhite = false): Promise<PreparedPicture> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw fieldError("image", TOO_LARGE, 413);
  await refuseUnsuitable(bytes);
  try {
    // A tall picture is limited by its height: its largest variant is then narrower than the largest width.
    const largest = await encode(bytes, onWhite, { width: WIDTHS.at(-1)!, height: WIDTHS.at(-1)! * 2 });
    const variants = [{ width: largest.info.width, bytes: new Uint8Array(largest.data) }];
    for (const width of variantWidths(largest.info.width).slice(0, -1)) {
      const { data } = await encode(bytes, onWhite, { width });
      variants.unshift({ width, bytes: new Uint8Array(data) });
    }
    const hash = createHash("sha256").update(largest.data).digest("hex").slice(0, 32);
    return { hash, width: largest.info.width, height: largest.info.height, variants };
  } catch {
    throw notAPicture(DAMAGED);
  }
}

async function encode(bytes: Uint8Array, onWhite: boolean, size: { width: number; height?: number }) {
  const decode = await pictureDecoder();
  return decode(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .flatten(onWhite && { background: "white" })
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
}

/** Returns how many pixels the decoder may read. */
async function refuseUnsuitable(bytes: Uint8Array): Promise<number> {
  if (bytes.byteLength === 0) throw notAPicture("This file is empty.");
  const named = unsupportedPicture(bytes);
  if (named) throw notAPicture(named);
  const decode = await pictureDecoder();
  const metadata = await decode(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw notAPicture(NOT_A_PICTURE);
  if ((metadata.pages ?? 1) > 1 || isMovingPng(bytes)) {
    throw notAPicture("This picture moves, and the site shows still ones. Save one picture of it as PNG or JPEG.");
  }
  const pixels = metadata.width * metadata.height;
  const limit = metadata.isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS;
  if (pixels > limit) {
    const message = `This picture has more than ${limit / 1_000_000} megapixels. Make it smaller and try again.`;
    throw fieldError("image", message, 413);
  }
  return limit;
}

const DAMAGED = "This file is damaged or is not a picture.";

function notAPicture(message: string): HttpError {
  return fieldError("image", message, 415);
}
