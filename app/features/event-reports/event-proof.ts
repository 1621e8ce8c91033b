export const PROOF_KINDS = {
  attendance: "Attendance sheet",
  bill: "Bill",
  poster: "Poster",
  report: "Activity report",
  original: "Photo as the camera took it",
  other: "Something else",
};
export type ProofKind = keyof typeof PROOF_KINDS;

export const PROOF_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

const MEGABYTE = 1_048_576;
/** The limit of the councils. */
export const MAX_PROOF_MB = 2;
/** Photos of a camera are larger. They are never sent to a council unchanged. */
export const MAX_ORIGINAL_MB = 8;
export const MAX_PROOF_BYTES = MAX_PROOF_MB * MEGABYTE;

/** Returns why a file of this size cannot be stored. */
export function proofTooLarge(kind: ProofKind, bytes: number): string | undefined {
  const max = kind === "original" ? MAX_ORIGINAL_MB : MAX_PROOF_MB;
  return bytes > max * MEGABYTE ? `This file is larger than ${max} MB.` : undefined;
}

/** The limit for one event. */
export const MAX_PROOFS = 30;
