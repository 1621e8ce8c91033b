import type { Days } from "../../../../domain/session-dates.ts";

/** What the report of a session shows. */
export type SessionReport = {
  /** Like `2025-26`. */
  label: string;
  days: Days;
  total: Total;
  groups: { title: string; rows: Total[] }[];
  /** Finished, oldest first. */
  events: EventEntry[];
  /** Over, and without a finished report. */
  unfinished: { id: number; title: string; days: string }[];
  /** How many are still to come. */
  ahead: number;
};

/** Numbers that nobody entered count as 0. */
export type Total = { name: string; events: number; participants: number; expenditure: number };

export type EventEntry = {
  id: number;
  title: string;
  /** Its page on this site. */
  path: string;
  /** In words. */
  days: string;
  participants: number | null;
  expenditure: number | null;
  /** Labels and values; only what was entered. */
  facts: [label: string, value: string][];
  texts: [label: string, text: string][];
  links: [label: string, addresses: string][];
  speakers: string[];
  winners: { name: string; place: string; prize: string }[];
  photos: { src: string; alt: string; width: number; height: number }[];
};
