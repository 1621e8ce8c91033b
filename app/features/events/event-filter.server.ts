import { z } from "zod";
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import { MAX_ROWS } from "../../../platform/database/list-page.ts";
import { datedListQuery, rowLimit } from "../../../platform/http/list-query.ts";
import type { DocumentFilter } from "../../../platform/documents/reading.ts";

export const eventQuery = datedListQuery.extend({
  // The schema sets no default: a query without any parameter means all events.
  limit: rowLimit.optional().meta({ default: MAX_ROWS }),
  from: plainDate.optional(),
  to: plainDate.optional(),
  drafts: z.string().optional().describe("For an editor: drafts too, in pages."),
});

/** Returns undefined for a query without parameters. */
export function eventFilter({ drafts, ...part }: z.output<typeof eventQuery>): DocumentFilter | undefined {
  const isPart = drafts !== undefined || Object.keys(part).length > 0;
  return isPart ? { limit: MAX_ROWS, ...part } : undefined;
}
