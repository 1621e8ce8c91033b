/** A change set for browser and server: drafts of several documents that are published together. */
export const CHANGE_SET_STATES = ["open", "scheduled", "published", "undone"] as const;
export type ChangeSetState = (typeof CHANGE_SET_STATES)[number];

export const MAX_TITLE = 100;

/** The state of a document for visitors. "draft": only a draft exists, so they read nothing. */
export type Replaced = "nothing" | "file" | "draft" | "published";

export type ChangeSetEntry = {
  id: number;
  title: string;
  state: ChangeSetState;
  createdAt: string;
  createdBy: string;
  publishAt: string | null;
  /** The person who published it, or who chose the date. */
  publishBy: string | null;
  publishedAt: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  /** The reason why it could not be published at its date. */
  problem: string | null;
  documents: { key: string; title: string }[];
};

export const hasDocument = ({ documents }: ChangeSetEntry, key: string) => documents.some((one) => one.key === key);

export type ChangeSetDocument = {
  key: string;
  title: string;
  /** The public page that shows it. */
  page: string;
  /** Increases with each save in the set; used as its ETag. */
  revision: number;
  /** The nested shape of the file; fields may be missing. */
  data: object;
  /** The published revision that was changed; 0 if there was none. */
  baseRevision: number;
  isNew: boolean;
  /** The set deletes the document; `data` is its published version. */
  isDeletion: boolean;
  changes: string[];
  /** Problems that prevent publishing, by the path of the field. */
  problems: Record<string, string>;
  updatedAt: string;
  updatedBy: string;
};

/** The initial state of the form of a document in a set. */
export type OpenDraft = {
  set: { id: number; title: string };
  key: string;
  title: string;
  /** The revision in the set; 0 if the document is not in it yet. */
  revision: number;
  /** The nested shape, merged with changes of others. */
  data: object;
  /** The published revision to store as the base, if it changes. */
  base: number | undefined;
  /** Changes of others in fields that are changed here, too. */
  disputes: string[];
  updatedAt: string | null;
};

export type ChangeSet = Omit<ChangeSetEntry, "documents"> & {
  /** Changes with each draft. Publishing with a tag publishes only drafts that the person saw. */
  tag: string;
  documents: ChangeSetDocument[];
};
