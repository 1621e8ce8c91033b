/** The result of restoring a backup to test it. */
export type RestoreDrill = {
  ok: boolean;
  /** ISO 8601. */
  at: string;
  backup: string;
  problem: string | null;
  events: number;
  messages: number;
  documents: number;
  pictures: number;
};
