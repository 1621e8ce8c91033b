import { ApiError } from "../../../ui/call/request";
import { randomKey } from "../../../ui/call/write-key";
import { isUnsent, type ChosenPicture } from "../../../ui/form/chosen-picture";
import { shrink, UnusablePicture } from "../../../ui/form/prepare-picture";
import { usePictures } from "../../../ui/form/use-pictures";
import { proofTooLarge, type ProofKind } from "../event-proof";
import type { EventProof } from "../event-report-schema.server";
import { addProof } from "../report-calls";
import { FINISH_STEPS } from "./finish-steps";

type Options = {
  event: number;
  isSignedIn: boolean;
  onAdded: (proof: EventProof) => void;
};
export type ProofUploads = ReturnType<typeof useProofUploads>;

/** Uploads the chosen files one at a time, in the queue for pictures. */
export function useProofUploads({ event, isSignedIn, onAdded }: Options) {
  const uploads = usePictures({
    initial: () => ({}),
    uploads: () => true,
    isSignedIn,
    prepare: (file, path) => withinLimit(file, kindIn(path)),
    async send(file, sending, path) {
      const proof = await addProof(event, kindIn(path), file, sending);
      onAdded(proof);
      return String(proof.id);
    },
  });
  const ofKind = (isWanted: (kind: ProofKind) => boolean) =>
    Object.entries(uploads.all).filter(([path, one]) => one && isWanted(kindIn(path)));

  return {
    ...uploads,
    ofKind,
    unsent: uploads.preparing + ofKind(() => true).filter(([, one]) => isUnsent(one)).length,
    add: (kind: ProofKind, files: File[]) => uploads.at(kind).add(files, () => newPath(kind)),
    /** Waits for every upload. @throws {ApiError} if a file is still unsent, because the page would lose it */
    async settled() {
      await uploads.settle(uploads.paths);
      const path = uploads.paths().find((one) => isUnsent(uploads.now(one)));
      if (path) throw unsentError(path, uploads.now(path)!);
    },
    /** Removes a file that could not be uploaded. */
    remove: (path: string) => uploads.at(path).set(undefined),
    /** Removes a file that was deleted after its upload. */
    forget({ id }: EventProof) {
      for (const [path, one] of ofKind(() => true)) if (one?.image === String(id)) uploads.at(path).set(undefined);
    },
  };
}

function unsentError(path: string, { file, problem, status }: ChosenPicture): ApiError {
  if (!problem) return new ApiError("", status);
  const { title } = FINISH_STEPS[kindIn(path) === "original" ? "photos" : "proofs"];
  return new ApiError(`“${file!.name}” is not stored. Under “${title}”, try it again or remove it.`, 400);
}

/** Shrinks a photo of a sheet if it is too large, but never an original. @throws {UnusablePicture} */
async function withinLimit(file: File, kind: ProofKind): Promise<File> {
  if (!proofTooLarge(kind, file.size)) return file;
  const isPhoto = file.type.startsWith("image/") && kind !== "original";
  const small = isPhoto ? await shrink(file, "image/jpeg").catch(() => file) : file;
  const tooLarge = proofTooLarge(kind, small.size);
  if (tooLarge) throw new UnusablePicture(tooLarge);
  return new File([small], small.name.replace(/\.png$/i, ".jpg"), { type: small.type });
}
const newPath = (kind: ProofKind) => `${kind}.${randomKey()}`;
/** The name of an upload begins with its kind. */
const kindIn = (path: string) => path.split(".")[0] as ProofKind;
