import type { z } from "zod";
import type { document, entry, foundPlace } from "./content-schema.server.ts";

export type ContentEntry = z.infer<typeof entry>;
export type ContentDocument = z.infer<typeof document>;

export type ChangedFile = {
  /** Null if the date on the disk cannot be correct. */
  changedAt: string | null;
  /** The changes that going back to the file would make, in sentences. */
  changes: string[];
};

export type FoundPlace = z.infer<typeof foundPlace>;
/** Without places if only the title contains the words. */
export type FoundContent = ContentEntry & { places: FoundPlace[] };

export type Thumbnail = NonNullable<ContentEntry["thumbnail"]>;

export const MAX_FOUND = 50;
export const MAX_QUERY = 100;

export type DeletedContent = Pick<ContentEntry, "key" | "title" | "revision"> & { deletedAt: string };

/** Typing stores the text of a file as revision 1, before anybody has changed it. */
export function isChanged({ source, revision }: Pick<ContentEntry, "source" | "revision">): boolean {
  return revision > (source === "file" ? 1 : 0);
}

export const NOT_CHANGED = "Not changed yet";
/** The parameter of the list of documents that still have the text of their files. */
export const UNCHANGED = "unchanged";
export const UNCHANGED_PATH = `/admin/content?${UNCHANGED}=1`;
export const isUnchanged = ({ updatedAt }: Pick<ContentEntry, "updatedAt">) => updatedAt === null;

/** Whether pages show this year first. */
export function isShownFirst(key: string, { teamYear, nodesYear }: { teamYear: number; nodesYear: number }): boolean {
  return key === `team/students-${teamYear}` || key === `discover/nodes/${nodesYear}`;
}
export const SHOWN_FIRST = "Visitors see it first";

export const addressOf = (key: string) => `/api/content/${key}`;

/** `part` is the name of the first field. */
export const editPath = (key: string, part?: string) => `/admin/content/${key}${part ? `#${part}` : ""}`;
/** Deleted posts and years. */
export const TRASH_PATH = "/admin/trash/texts";
/** The form for the title of a new post. */
export const NEW_POST_PATH = "/admin/content/new-post#title";

/** The key of the kind. */
export const POSTS = "blogs/*";
export const isPost = ({ key }: Pick<ContentEntry, "key">) => key.startsWith("blogs/");
export const historyPath = (key: string) => `/admin/content/history/${key}`;
