import type { EventPageData } from "../../../../server/services/event-pages/event-page-data.ts";

/** What `pageMeta` says of an event's page: its own picture beside a shared link, or the card of all events. */
export function eventMeta({ title, days, location, description, picture }: EventPageData) {
  const words = description[0]?.map((run) => (typeof run === "string" ? run : run.link)).join("");
  return { title, description: `${days}, ${location}. ${words}`, card: "Events", picture };
}
