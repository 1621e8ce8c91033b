import type { z } from "zod";
import type { documentVersion, workingCopy } from "./schemas/document-schemas.ts";

export const TRASH_DAYS = 30;

export type DocumentVersion = z.infer<typeof documentVersion>;
export type DocumentAction = DocumentVersion["action"];

/** Text that is not saved yet. The server stores it too, so that it can be continued on another device. */
export type WorkingCopy = Omit<z.infer<typeof workingCopy>, "data" | "base"> & {
  data: object;
  /** The fields in `baseRevision`; null if they are unknown. */
  base: object | null;
};
/** As a form sends it. */
export type TypedCopy = Pick<WorkingCopy, "number" | "baseRevision" | "data">;
