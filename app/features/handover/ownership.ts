/** An account or contract that the site depends on, and the person who takes care of it. */
export type Ownership = {
  id: number;
  what: string;
  owner: string;
  payer: string;
  /** `YYYY-MM-DD` */
  renewsOn: string | null;
  note: string;
  checkedOn: string | null;
  checkedBy: string | null;
  /** Problems that somebody must solve. */
  problems: string[];
};
export type OwnershipInput = Pick<Ownership, "what" | "owner" | "payer" | "renewsOn" | "note">;

export const MAX_OWNERSHIP_TEXT = 120;
export const MAX_OWNERSHIP_NOTE = 500;

/** The entries that every cell needs. */
export const USUAL_OWNERSHIP = [
  "Domain",
  "Host",
  "Mailbox",
  "Backup place",
  "Repository",
  "University contact",
  "Social accounts",
  "Convenor",
];
