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
};
