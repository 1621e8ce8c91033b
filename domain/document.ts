export const TRASH_DAYS = 30;

export const DOCUMENT_ACTIONS = [
  "added",
  "changed",
  "published",
  "withdrawn",
  "scheduled",
  "unscheduled",
  "deleted",
  "restored",
] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

export type DocumentVersion = {
  revision: number;
  savedAt: string;
  savedBy: string;
  action: DocumentAction;
  /** One sentence per change: `Location changed from “Hall 1” to “Hall 2”`. */
  changes: string[];
  restorable: boolean;
  /** The changes that restoring would make, one sentence each. */
  restoring: string[];
};

/** Text that is not saved yet. The server stores it too, so that it can be continued on another device. */
export type WorkingCopy = {
  /** When it was typed, in milliseconds of that device's clock. A copy with a smaller number is older. */
  number: number;
  /** The revision that is being changed; 0 for a new document. */
  baseRevision: number;
  savedAt: string;
  data: object;
  /** The fields in `baseRevision`; null if they are unknown. */
  base: object | null;
};
