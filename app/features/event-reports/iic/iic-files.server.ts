/** Files for the Institution's Innovation Council, which accepts at most 2 MB for each. */
import { HttpError, undefinedIfGone } from "../../../../platform/http-error.ts";
import { hashOfMediaAddress, type MediaService } from "../../../../platform/media/media.ts";
import type { Event } from "../../events/event.ts";
import { MAX_PROOF_BYTES, type ProofKind } from "../event-proof.ts";
import type { EventProof } from "../event-report-schema.server.ts";

/** Original photos are never sent, because they contain the place where they were taken. */
type SentKind = Exclude<ProofKind, "original">;
export type IicFile = { kind: SentKind | "photo"; /** In ASCII. */ name: string; source: Source };
type Source = { photo: string; width: number } | { proof: number; isPdf: boolean };

const SENT: SentKind[] = ["attendance", "bill", "poster", "report", "other"];

/** Returns the photos of the event first, then its private files by kind. */
export function iicFiles({ photos }: Pick<Event, "photos">, proofs: EventProof[]): IicFile[] {
  // The council wants two different photos.
  const different = photos.filter(({ image }, index) => photos.findIndex((one) => one.image === image) === index);
  const pictures = different.map(({ image, picture }, index) => ({
    kind: "photo" as const,
    name: `photo-${index + 1}.jpg`,
    source: { photo: image, width: picture.width },
  }));
  return [...pictures, ...SENT.flatMap((kind) => proofsOf(kind, proofs))];
}

function proofsOf(kind: SentKind, proofs: EventProof[]): IicFile[] {
  const own = proofs.filter((proof) => proof.kind === kind);
  return own.map(({ id, type }, index) => {
    const isPdf = type === "application/pdf";
    return { kind, name: `${kind}-${index + 1}.${isPdf ? "pdf" : "jpg"}`, source: { proof: id, isPdf } };
  });
}

type Parts = {
  media: Pick<MediaService, "read" | "jpeg">;
  readProof: (id: number) => Promise<{ bytes: Uint8Array }>;
};

/** Encodes every picture again, to remove the place where it was taken. Undefined for an unreadable picture. */
export async function bytesOf({ media, readProof }: Parts, { source }: IicFile): Promise<Uint8Array | undefined> {
  if ("photo" in source) {
    const found = await media.read(hashOfMediaAddress(source.photo) ?? "", source.width);
    return found && jpegOf(media, found.bytes);
  }
  const found = await readProof(source.proof).catch(undefinedIfGone);
  return source.isPdf ? found?.bytes : found && jpegOf(media, found.bytes);
}

async function jpegOf(media: Parts["media"], bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await media.jpeg(bytes, MAX_PROOF_BYTES);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
