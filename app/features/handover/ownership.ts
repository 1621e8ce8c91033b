import type { z } from "zod";
import type { ownership } from "./ownership-schema.server.ts";

export type Ownership = z.infer<typeof ownership>;
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
