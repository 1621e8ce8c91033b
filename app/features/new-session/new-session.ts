/** A session in preparation, for browser and server. It is a set of changes. */
import type { ChangeSetState } from "../changes/change-set.ts";

export const MAX_LABEL = 40;
/** Of one node. */
export const MAX_COORDINATORS = 50;

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
  /** For example `members.om-rai`. */
  part: string;
  list: AnyList;
  name: string;
  role: string;
  stays: boolean;
};
export type TeamPerson = { id: string; list: StudentList; name: string; role: string; hasPortrait: boolean };
export type SessionNode = { id: string; name: string; coordinators: string[] };

/** A text that mentions the old year. */
export type YearText = {
  id: string;
  key: string;
  /** The part of the site and the field. */
  place: string;
  was: string;
  /** The same as `was` for a sentence, which only a person can correct. */
  suggestion: string;
  /** The suggestion cannot be changed. */
  isFixed: boolean;
};
/** `isNeeded` if the session cannot be published without it. */
export type Missing = {
  text: string;
  step: SessionStep;
  isNeeded: boolean;
  /** The key of the document with the mistake. */
  key?: string;
};

export type NewSession = {
  id: number;
  title: string;
  state: ChangeSetState;
  /** The reason why it could not be published at its date. */
  problem: string | null;
  /** The scheduled time. */
  publishAt: string | null;
  label: string;
  year: number;
  oldLabel: string;
  oldYear: number;
  publishOn: string | null;
  /** The tag of all drafts in the set, for publishing. */
  tag: string;
  /** The draft that was changed last. `at` is a moment. */
  lastChange: { title: string; by: string; at: string } | null;
  /** The revisions of drafts in the set, for saves. */
  revisions: { site: number; team: number; nodes: number };
  areNodesSaved: boolean;
  lastYear: LastYearsPerson[];
  team: TeamPerson[];
  /** Includes suggested coordinators from the new team. */
  nodes: SessionNode[];
  texts: YearText[];
  missing: Missing[];
  pages: { title: string; path: string }[];
};

/** `step` is the first one that is not done, `arrived` the number of cards that nobody has decided. */
export type OpenSession = { id: number; title: string; step: SessionStep; arrived: number };

export type LastSession = { id: number; title: string };

export const STAFF_KEY = "team/staff";
export const teamKey = (year: number) => `team/students-${year}`;
export const nodesKey = (year: number) => `discover/nodes/${year}`;
export const titleOfSession = (label: string) => `Session ${label}`;

/** Names that differ only in capitals and spaces belong to the same person. */
export const plain = (text: string) => text.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");

export const namesOf = (people: { name: string }[]) => new Set(people.map(({ name }) => plain(name)));

/** Returns the person with the first of these names that anybody has. */
export function personNamed<One extends { name: string }>(people: One[], ...names: string[]): One | undefined {
  const found = names.map((name) => people.find((one) => plain(one.name) === plain(name)));
  return found.find((one) => one !== undefined);
}
