/** A change set for browser and server: drafts of several documents that are published together. */
import type { z } from "zod";
import { mayPublish } from "../../../domain/content/kinds.ts";
import { cutText } from "../../../domain/plain-text.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { changeSet, entry, setDocument } from "./change-set-schema.server.ts";

export type ChangeSetEntry = z.infer<typeof entry>;
export type ChangeSetState = ChangeSetEntry["state"];
export type ChangeSetDocument = z.infer<typeof setDocument>;
export type ChangeSet = z.infer<typeof changeSet>;

export const MAX_TITLE = 100;
export const MAX_NOTE = 500;

/** The name of changes that begin with a document, by its title. The title of a post may be long. */
export const usualTitle = (document: string) => cutText(`Changes to ${document}`, MAX_TITLE);

/** The state of a document for visitors. "draft": only a draft exists, so they read nothing. */
export type DocumentState = "nothing" | "file" | "draft" | "published";

/** As the server decides (`requireMayChange`). */
export function mayChange(viewer: Pick<Viewer, "role">, set: ChangeSetEntry): boolean {
  const mayPublishAll = set.documents.every(({ key }) => mayPublish(viewer, key));
  return isAdmin(viewer) || (!set.isNewSession && (set.publishAt === null || mayPublishAll));
}

/** An administrator sent it back with a note, and nobody has said since that it is ready. */
export const isSentBack = ({ note, readyAt }: Pick<ChangeSetEntry, "note" | "readyAt">) =>
  note !== null && readyAt === null;

export const hasDocument = ({ documents }: ChangeSetEntry, key: string) => documents.some((one) => one.key === key);

/** Something prevents publishing it. */
export const hasProblems = ({ problems }: Pick<ChangeSetDocument, "problems">) => Object.keys(problems).length > 0;

/** The preview may omit a new document with a mistake. It shows the published text for a mistake in another one. */
export const isSurelyInPreview = (document: ChangeSetDocument) => !document.isNew || !hasProblems(document);

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
  /** Somebody has to decide first. */
  isDisputed: boolean;
  /** It existed when it was added to the set. Saving it brings it back. */
  isDeleted: boolean;
  /** What others published in fields that are changed here, too. All data has the nested shape. */
  conflict: { disputed: string[]; before: object; theirs: object } | null;
  updatedAt: string | null;
};
