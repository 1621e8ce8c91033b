/** What browser and server know of a document: anything that people write, save and publish. */

export const TRASH_DAYS = 30;

export const DOCUMENT_ACTIONS = [
  "added",
  "changed",
  "published",
  "withdrawn",
  "scheduled",
  "deleted",
  "restored",
] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/** One saved version, for editors. */
export type DocumentVersion = {
  revision: number;
  savedAt: string;
  savedBy: string;
  action: DocumentAction;
  /** One sentence per change: `Location changed from “Hall 1” to “Hall 2”`. */
  changes: string[];
  /** Whether restoring it would change the document. */
  restorable: boolean;
  /** What that would change, one sentence each. */
  restoring: string[];
};

/** What someone is typing, stored on the server too, so that they can continue on another device. */
export type WorkingCopy = {
  /** When it was typed, in milliseconds of that device's clock. A copy with a smaller number is older. */
  number: number;
  /** The revision that is being changed; 0 for a new document. */
  baseRevision: number;
  savedAt: string;
  /** The fields as typed. */
  data: object;
  /** The fields in that revision; null if they are unknown. */
  base: object | null;
};
