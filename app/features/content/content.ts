export type ContentEntry = {
  /** The path of its file below content/, without the extension. */
  key: string;
  title: string;
  group: string;
  /** The public page that shows it. */
  page: string;
  /** The source of the text that visitors read. */
  source: "file" | "database";
  /** 0 if it was never edited here. */
  revision: number;
  updatedAt: string | null;
  updatedBy: string | null;
  /** Not published, and without a file. */
  draft: boolean;
  hasFile: boolean;
  /** The file was changed after the text was edited here. */
  fileChanged: boolean;
  /** The site cannot show it any more, so visitors read an earlier version. */
  unusable: boolean;
};

export type ContentDocument = ContentEntry & {
  /** The nested shape of the file, with the ids of list items. */
  data: object;
};

export type ChangedFile = {
  /** Null if the date on the disk cannot be correct. */
  changedAt: string | null;
  /** The changes that going back to the file would make, in sentences. */
  changes: string[];
};

export type FoundPlace = {
  /** The name of its control in the form. */
  part: string;
  /** `Members: “Om Rai”, Role` */
  label: string;
  text: string;
};
/** Without places if only the title contains the words. */
export type FoundContent = ContentEntry & { places: FoundPlace[] };

export const MAX_FOUND = 50;
export const MAX_QUERY = 100;

export type Thumbnail = { avif?: string; webp: string };

export type DeletedContent = Pick<ContentEntry, "key" | "title" | "revision"> & { deletedAt: string };

/** Typing stores the text of a file as revision 1, before anybody has changed it. */
export function isChanged({ source, revision }: Pick<ContentEntry, "source" | "revision">): boolean {
  return revision > (source === "file" ? 1 : 0);
}

/** Whether pages show this year first. */
export function isShownFirst(key: string, { teamYear, nodesYear }: { teamYear: number; nodesYear: number }): boolean {
  return key === `team/students-${teamYear}` || key === `discover/nodes/${nodesYear}`;
}
export const SHOWN_FIRST = "Visitors see it first";

export const addressOf = (key: string) => `/api/content/${key}`;

/** `part` is the name of the first field. */
export const editPath = (key: string, part?: string) => `/admin/content/${key}${part ? `#${part}` : ""}`;
/** The form for the title of a new post. */
export const NEW_POST_PATH = "/admin/content/new-post#title";

/** The key of the kind. */
export const POSTS = "blogs/*";
export const isPost = ({ key }: Pick<ContentEntry, "key">) => key.startsWith("blogs/");
export const historyPath = (key: string) => `/admin/content/history/${key}`;
