/** One thing that needs an administrator, and the page that solves it. */
export type DeskTask = {
  title: string;
  why: string;
  /** Undefined if nobody can solve it in the browser. */
  action?: { label: string; to: string };
};

export const DRAFT = "Visitors do not see it until it is published.";
