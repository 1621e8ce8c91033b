const DAY_MS = 86_400_000;
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

/** Of `names` those that may go: all but the newest of each of seven days and of each of four weeks. Other files are never named. */
export function expiredSnapshots(names: string[], now: Date): string[] {
  const ours = names.filter((name) => snapshotTime(name) !== undefined).sort();
  const kept = new Set<string>(ours.slice(-1));
  for (const [length, count] of [
    [DAY_MS, DAYS],
    [7 * DAY_MS, WEEKS],
  ] as const) {
    const newestOf = new Map<number, string>();
    for (const name of ours) newestOf.set(Math.floor((now.getTime() - snapshotTime(name)!) / length), name);
    for (const [age, name] of newestOf) if (age < count) kept.add(name);
  }
  return ours.filter((name) => !kept.has(name));
}
