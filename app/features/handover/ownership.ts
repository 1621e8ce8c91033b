/** Something that the site depends on, and who takes care of it. */
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
  /** What somebody must see to. */
  problems: string[];
};
export type OwnershipInput = Pick<Ownership, "what" | "owner" | "payer" | "renewsOn" | "note">;

export const MAX_OWNERSHIP_TEXT = 120;
export const MAX_OWNERSHIP_NOTE = 500;

/** What every cell's site depends on. */
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
