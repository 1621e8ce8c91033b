/** Lists events for editors and administrators, including drafts. */
import type { PagePlace } from "../../../domain/cursor.ts";
import type { OverviewFilter } from "./event-overview.ts";
import type { Viewer } from "../../../domain/session.ts";
import { storedFilter } from "./event-list.server.ts";
import type { DocumentFilter } from "../../../platform/documents/reading.ts";
import type { EventService } from "./events.server.ts";

export type EventOverviewService = ReturnType<typeof eventOverviewService>;
type Options = PagePlace & { filter: OverviewFilter; today: string };

export function eventOverviewService(events: EventService) {
  return {
    async read(viewer: Viewer, { filter, today, ...place }: Options) {
      const stored = overviewFilter(filter, today);
      return {
        ...(await events.pageWithDrafts(viewer, { ...stored, ...place })),
        count: await events.countWithDrafts(viewer, stored),
        drafts: await events.countWithDrafts(viewer, { isDraft: true }),
        years: await events.yearsWithDrafts(viewer),
      };
    },
  };
}

/** A cancelled or postponed event is neither upcoming nor past. */
function overviewFilter({ when, year, q }: OverviewFilter, today: string): DocumentFilter {
  if (when === "upcoming" || when === "past")
    return { ...storedFilter({ when, year, q }, today), where: { state: "scheduled" } };
  const all = storedFilter({ when: "", year, q }, today);
  if (when === "draft") return { ...all, isDraft: true };
  return when ? { ...all, where: { state: when } } : all;
}
