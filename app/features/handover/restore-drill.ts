/** The result of a test. `documents` excludes events, `files` are the private files of events. */
export type RestoreDrill = {
  ok: boolean;
  /** ISO 8601. */
  at: string;
  backup: string;
  /** Null if nothing is wrong. */
  problem: string | null;
  events: number;
  messages: number;
  documents: number;
  pictures: number;
  files: number;
};

/** Returns for example `1 event`. */
export function countText(count: number, names: string): string {
  return `${count} ${count === 1 ? names.replace(/s$/, "") : names}`;
}
