/** Filters the list for editors. */
import { filterEvents, listFilterOf, type Listed, type ListFilter } from "./event-list.ts";

/** Values of `when` and their labels. */
export const OVERVIEW_CHOICES = {
  "": "All",
  upcoming: "Upcoming",
  past: "Past",
  draft: "Drafts",
  cancelled: "Cancelled",
  postponed: "Postponed",
} as const;
type Choice = keyof typeof OVERVIEW_CHOICES;

export type OverviewFilter = Omit<ListFilter, "when"> & { when: Choice };

/** Ignores invalid values. */
export function overviewFilterOf(search: URLSearchParams): OverviewFilter {
  const when = search.get("when") ?? "";
  const isChoice = (text: string): text is Choice => Object.hasOwn(OVERVIEW_CHOICES, text);
  return { ...listFilterOf(search), when: isChoice(when) ? when : "" };
}

/** Returns the matching events from before this site. Each took place, and was published. */
export function fixedIn<E extends Listed>(events: E[], { when, ...filter }: OverviewFilter, today: string): E[] {
  if (when !== "" && when !== "upcoming" && when !== "past") return [];
  return filterEvents(events, { ...filter, when }, today);
}
