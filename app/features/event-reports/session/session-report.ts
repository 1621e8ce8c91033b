import type { Days } from "../../../../domain/session-dates.ts";

/** The data of a session's report. */
export type SessionReport = {
  /** For example `2025-26`. */
  label: string;
  days: Days;
  total: Total;
  groups: { title: string; rows: Total[] }[];
  /** Finished events, oldest first. */
  events: EventEntry[];
  /** Past events without a finished report. */
  unfinished: { id: number; title: string; days: string }[];
  /** The number of future events. */
  ahead: number;
};

/** Numbers that nobody entered count as 0. */
export type Total = { name: string; events: number; participants: number; expenditure: number };

export type EventEntry = {
  id: number;
  title: string;
  /** The path of its page. */
  path: string;
  days: string;
  participants: number | null;
  expenditure: number | null;
  /** Labels and values, without empty ones. */
  facts: [label: string, value: string][];
  texts: [label: string, text: string][];
  links: [label: string, addresses: string][];
  speakers: string[];
  winners: { name: string; place: string; prize: string }[];
  photos: { src: string; alt: string; width: number; height: number }[];
};
