import { formatMoment } from "../../../domain/moments";
import type { ChangeSetEntry } from "./change-set";

type Dates = Pick<ChangeSetEntry, "createdAt" | "publishAt" | "publishedAt" | "undoneAt">;

/** The formatted date of the current state. */
export function whenOf({ createdAt, publishAt, publishedAt, undoneAt }: Dates, timeZone: string): string {
  return formatMoment(undoneAt ?? publishedAt ?? publishAt ?? createdAt, timeZone);
}
