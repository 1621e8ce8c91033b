import { DAY_MS } from "../../domain/dates.ts";

/** Long enough to notice a mistake, short enough that deleted data, such as a visitor's message, soon disappears. */
const DAYS = 7;
const WEEKS = 4;

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

export function snapshotName(at: Date): string {
  return `site-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

/** Returns the time in the name of a snapshot; undefined for other files. */
export function snapshotTime(name: string): number | undefined {
  const match = NAME.exec(name);
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : undefined;
}

/** Uses the dates in the file names, not the current time, so that a wrong clock cannot expire every backup. */
export function expiredSnapshots(names: string[]): string[] {
  const ours = names.filter((name) => snapshotTime(name) !== undefined).sort();
  const retained = new Set([
    ...newestOfEach(ours, DAY_MS).slice(-DAYS),
    ...newestOfEach(ours, 7 * DAY_MS).slice(-WEEKS),
  ]);
  return ours.filter((name) => !retained.has(name));
}

function newestOfEach(names: string[], length: number): string[] {
  return [...new Map(names.map((name) => [Math.floor(snapshotTime(name)! / length), name])).values()];
}
