/** Reads a calendar with two third-party parsers, on a machine in `timeZone`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

type When = { uid: string; allDay: boolean; start: string; end?: string };
export type ReadEvent = When & {
  summary: string;
  description: string;
  location: string;
  sequence: number;
  status: string;
  url: string;
  modified?: string;
};

type Reading = { byNodeIcal: When[]; byIcalJs: ReadEvent[] };

export const readCalendar = (text: string): Reading => readCalendars([text], "UTC")[0]!;

export function readCalendars(texts: string[], timeZone: string): Reading[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "parse-calendar.mjs")], {
    input: JSON.stringify(texts),
    encoding: "utf8",
    env: { ...process.env, TZ: timeZone },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The calendar could not be read: ${stderr}`);
  return JSON.parse(stdout) as Reading[];
}
