/** What browser and server know of the content that can be edited. */

export type ContentEntry = {
  /** The path of its file below content/, without the ending. */
  key: string;
  title: string;
  group: string;
  /** The public page that shows it. */
  page: string;
  /** Where visitors' text comes from. */
  source: "file" | "database";
  /** 0 if it was never edited here. */
  revision: number;
  updatedAt: string | null;
  updatedBy: string | null;
  /** Not published, and there is no file. */
  draft: boolean;
  /** Whether there is a file to go back to. */
  hasFile: boolean;
  /** The file was changed after the text was edited here. */
  fileChanged: boolean;
  /** The site cannot show it any more, so visitors read an earlier state. */
  unusable: boolean;
};

export type ContentDocument = ContentEntry & {
  /** In the nested shape of the file, with the ids of list items. */
  data: object;
};

/** A file that was changed after its text was edited in the browser. */
export type ChangedFile = {
  /** Null if the date on the disk cannot be right. */
  changedAt: string | null;
  /** What going back to it would change, in sentences. */
  changes: string[];
};

/** A text that contains the words of a search. */
export type FoundPlace = {
  /** The name of its control in the form. */
  part: string;
  /** `Members: “Om Rai”, Role` */
  label: string;
  /** An excerpt in one line. */
  text: string;
};
/** Without places if only its title contains the words. */
export type FoundContent = ContentEntry & { places: FoundPlace[] };

/** In documents. */
export const MAX_FOUND = 50;
/** In characters. */
export const MAX_QUERY = 100;

/** The addresses of a small picture. */
export type Thumbnail = { avif?: string; webp: string };

export type DeletedContent = Pick<ContentEntry, "key" | "title" | "revision"> & { deletedAt: string };

/** Typing stores the text of a file as revision 1, before anybody has changed it. */
export function isChanged({ source, revision }: Pick<ContentEntry, "source" | "revision">): boolean {
  return revision > (source === "file" ? 1 : 0);
}

/** Whether it is the year that pages show before another one is chosen. */
export function isShownFirst(key: string, { teamYear, nodesYear }: { teamYear: number; nodesYear: number }): boolean {
  return key === `team/students-${teamYear}` || key === `discover/nodes/${nodesYear}`;
}
export const SHOWN_FIRST = "Visitors see it first";

/** Of the API. `key` is the path of its file below content/, without the ending. */
export const addressOf = (key: string) => `/api/content/${key}`;

/** The page with its form; `part` is the name of the field to begin with. */
export const editPath = (key: string, part?: string) => `/admin/content/${key}${part ? `#${part}` : ""}`;
/** The page with the title of a new post. */
export const NEW_POST_PATH = "/admin/content#title";
export const historyPath = (key: string) => `/admin/content/history/${key}`;
