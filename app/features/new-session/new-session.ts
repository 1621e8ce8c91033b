/** What browser and server know of a session that is being prepared. It is a set of changes. */
import type { ChangeSetState } from "../changes/change-set.ts";

/** In characters. */
export const MAX_LABEL = 40;

export const STUDENT_LISTS = ["leads", "members"] as const;
export type StudentList = (typeof STUDENT_LISTS)[number];
export const STAFF_LISTS = ["faculty", "special"] as const;
export type StaffList = (typeof STAFF_LISTS)[number];
type AnyList = StudentList | StaffList;

export const SESSION_STEPS = {
  when: "What and when",
  "who-stays": "Who stays",
  "who-is-new": "Who is new",
  nodes: "Nodes",
  texts: "Texts",
  look: "Look at it",
  publish: "Publish",
};
export type SessionStep = keyof typeof SESSION_STEPS;

export type LastYearsPerson = {
  /** `members.om-rai` */
  part: string;
  list: AnyList;
  name: string;
  role: string;
  stays: boolean;
};
export type TeamPerson = { id: string; list: StudentList; name: string; role: string; hasPortrait: boolean };
export type SessionNode = { id: string; name: string; coordinators: string[] };

/** A text that speaks of the old year. */
export type YearText = {
  id: string;
  key: string;
  /** The part of the site and the field. */
  place: string;
  was: string;
  suggestion: string;
  /** It can only be used as it is. */
  isFixed: boolean;
};
/** `isNeeded` if it cannot be published without. */
export type Missing = { text: string; step: SessionStep; isNeeded: boolean };

export type NewSession = {
  id: number;
  title: string;
  state: ChangeSetState;
  /** Published or undone: no step can be changed any more. */
  isOver: boolean;
  /** Why it could not be published at its date. */
  problem: string | null;
  /** When it will be published by itself. */
  publishAt: string | null;
  label: string;
  year: number;
  oldLabel: string;
  oldYear: number;
  publishOn: string | null;
  /** Of all drafts in the set, for publishing. */
  tag: string;
  /** The draft that was changed last. `at` is a moment. */
  lastChange: { title: string; by: string; at: string } | null;
  /** Of the drafts in the set, for saves. */
  revisions: { site: number; team: number; nodes: number };
  lastYear: LastYearsPerson[];
  team: TeamPerson[];
  /** With coordinators of the new team where it suggests them. */
  nodes: SessionNode[];
  texts: YearText[];
  /** What is needed comes first. */
  missing: Missing[];
  pages: { title: string; path: string }[];
};

export const STAFF_KEY = "team/staff";
export const teamKey = (year: number) => `team/students-${year}`;
export const nodesKey = (year: number) => `discover/nodes/${year}`;
export const titleOfSession = (label: string) => `Session ${label}`;

/** Two names that differ only in capitals and spaces are of the same person. */
export const plain = (text: string) => text.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");
