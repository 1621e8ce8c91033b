import type { RowCounts } from "../../../platform/backups/row-counts.ts";

/** The result of a test. */
export type RestoreDrill = RowCounts & {
  ok: boolean;
  /** ISO 8601. */
  at: string;
  backup: string;
  /** Null if nothing is wrong. */
  problem: string | null;
};

/** Returns for example `1 event`. */
export function countText(count: number, names: string): string {
  return `${count} ${count === 1 ? names.replace(/s$/, "") : names}`;
}
