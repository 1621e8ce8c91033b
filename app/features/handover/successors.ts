/** The steps of a handover, as far as the site can see them. */
export type Successor = {
  email: string;
  /** ISO 8601; null if they never did. */
  signedInAt: string | null;
  publishedAt: string | null;
};
export type Leaving = {
  email: string;
  /** Whether this site stores who its administrators are. */
  isLocal: boolean;
  /** The end of the own access. */
  activeUntil: string | null;
  successors: Successor[];
};
