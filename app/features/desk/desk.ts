/** A task for an administrator, and the page where to do it. */
export type DeskTask = {
  title: string;
  why: string;
  /** Undefined if nobody can do it in the browser. */
  action?: { label: string; to: string };
};

export const DRAFT = "Visitors do not see it until it is published.";
