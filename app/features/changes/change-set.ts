/** A change set for browser and server: drafts of several documents that are published together. */
import type { z } from "zod";
import type { changeSet, entry, setDocument } from "./change-set-schema.server.ts";

export type ChangeSetEntry = z.infer<typeof entry>;
export type ChangeSetState = ChangeSetEntry["state"];
export type ChangeSetDocument = z.infer<typeof setDocument>;
export type ChangeSet = z.infer<typeof changeSet>;

export const MAX_TITLE = 100;

/** The state of a document for visitors. "draft": only a draft exists, so they read nothing. */
export type Replaced = "nothing" | "file" | "draft" | "published";

export const hasDocument = ({ documents }: ChangeSetEntry, key: string) => documents.some((one) => one.key === key);

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
