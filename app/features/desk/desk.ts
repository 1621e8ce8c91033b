/** A task for an administrator, and the page where to do it. */
export type DeskTask = {
  title: string;
  why: string;
  /** Undefined if nobody can do it in the browser. */
  action?: { label: string; to: string };
};

/** The last save of a document. */
export type DeskSave = {
  title: string;
  /** Its form. */
  to: string;
  /** The page that shows what changed; a report has none. */
  history?: string;
  /** When and by whom. */
  saved: string;
  isPublished: boolean;
};

/** `to` is the form of the draft. */
export function draftTask(title: string, to: string): DeskTask {
  const why = "Visitors do not see it until it is published.";
  return { title: `“${title}” is a draft`, why, action: { label: "Open the draft", to } };
}
