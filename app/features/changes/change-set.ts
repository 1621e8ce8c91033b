/** What browser and server know of a change set: drafts of several documents that are published together. */
export const CHANGE_SET_STATES = ["open", "scheduled", "published", "undone"] as const;
export type ChangeSetState = (typeof CHANGE_SET_STATES)[number];

export const MAX_TITLE = 100;

/** What visitors read of a document: nothing, its file, nothing yet but there is a draft, or an edited text. */
export type Replaced = "nothing" | "file" | "draft" | "published";

export type ChangeSetEntry = {
  id: number;
  title: string;
  state: ChangeSetState;
  createdAt: string;
  createdBy: string;
  publishAt: string | null;
  /** Who published it, or chose the date. */
  publishBy: string | null;
  publishedAt: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  /** Why it could not be published at its date. */
  problem: string | null;
  documents: { key: string; title: string }[];
};

export type ChangeSetDocument = {
  key: string;
  title: string;
  /** The public page that shows it. */
  page: string;
  /** Of the document in the set; its ETag. */
  revision: number;
  /** In the nested shape of the file; fields may be incomplete. */
  data: object;
  /** The revision of the published document that was changed; 0 if there was none. */
  baseRevision: number;
  /** Nothing was published under this key before. */
  isNew: boolean;
  /** It is deleted with the set; `data` is what would be deleted. */
  isDeletion: boolean;
  /** One sentence per change. */
  changes: string[];
  /** What prevents publishing, by the path of the field. */
  problems: Record<string, string>;
  updatedAt: string;
  updatedBy: string;
};

/** What the form of a document in a set begins with. */
export type OpenDraft = {
  set: { id: number; title: string };
  key: string;
  title: string;
  /** Of the document in the set; 0 if it is not in it yet. */
  revision: number;
  /** In the nested shape, with what others changed meanwhile. */
  data: object;
  /** The published revision that it is a change of, if that is to be stored. */
  base: number | undefined;
  /** What others wrote into fields that are changed here, too. */
  disputes: string[];
  updatedAt: string | null;
};

export type ChangeSet = Omit<ChangeSetEntry, "documents"> & {
  /** Of all its drafts. Publishing with it publishes only what was seen. */
  tag: string;
  documents: ChangeSetDocument[];
};
