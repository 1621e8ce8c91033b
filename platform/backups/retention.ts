import { DAY_MS } from "../../domain/dates.ts";

/** Long enough to notice a mistake, short enough that what was deleted (a visitor's message) does not live on for long. */
const DAYS = 7;
const WEEKS = 4;

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** `site-2026-11-21T11-25-00Z.db` */
export function snapshotName(at: Date): string {
  return `site-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

/** When a snapshot was made, by its name; undefined for a file that is none of ours. */
export function snapshotTime(name: string): number | undefined {
  const match = NAME.exec(name);
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : undefined;
}

/**
 * Of `names` those that may go: all but the newest of each of the last seven days and of each of the last four weeks that
 * have one. By the names alone: counted from a clock that is wrong for an hour, all would be old. Other files are never named.
 */
export function expiredSnapshots(names: string[]): string[] {
  const ours = names.filter((name) => snapshotTime(name) !== undefined).sort();
  const kept = new Set([...newestOfEach(ours, DAY_MS).slice(-DAYS), ...newestOfEach(ours, 7 * DAY_MS).slice(-WEEKS)]);
  return ours.filter((name) => !kept.has(name));
}

/** Of names in order the last of each stretch of time. */
function newestOfEach(names: string[], length: number): string[] {
  return [...new Map(names.map((name) => [Math.floor(snapshotTime(name)! / length), name])).values()];
}
