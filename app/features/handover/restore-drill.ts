/** The result of restoring a backup to test it. `documents` are those that are not events, `files` the private ones of events. */
export type RestoreDrill = {
  ok: boolean;
  /** ISO 8601. */
  at: string;
  /** The name of its file. */
  backup: string;
  /** Null if everything is as it should be. */
  problem: string | null;
  events: number;
  messages: number;
  documents: number;
  pictures: number;
  files: number;
};

/** Like `1 event`. */
export function countText(count: number, names: string): string {
  return `${count} ${count === 1 ? names.replace(/s$/, "") : names}`;
}
