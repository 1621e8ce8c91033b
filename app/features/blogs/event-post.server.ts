/** Creates the draft of a post about an event. An editor completes and publishes it in its form. */
import { slugOf } from "../../../domain/collections/item-ids.ts";
import { todayIn } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { ContentDocument } from "../content/content.ts";
import type { ContentService } from "../content/content.server.ts";
import type { EventReport } from "../event-reports/event-report.ts";
import type { EventReportService } from "../event-reports/event-reports.server.ts";
import { eventPath, type Event } from "../events/event.ts";
import type { EventService } from "../events/events.server.ts";
import { formatWhen } from "../events/format-event.ts";
import { markdownOf } from "./markdown-of.ts";

export type EventPostParts = { eventPosts: ReturnType<typeof eventPostService> };

type Parts = {
  contents: Pick<ContentService, "list" | "find" | "beginWithFreeKey">;
  events: Pick<EventService, "findAny">;
  eventReports: Pick<EventReportService, "find">;
  timeZone: string;
};

/** The limit of posts with the same title. */
const MAX_NAMES = 50;

export function eventPostService({ contents, events, eventReports, timeZone }: Parts) {
  return {
    /** Returns the key of the draft; the same one until it is published. */
    async begin(viewer: Viewer, id: number): Promise<string> {
      const report = await eventReports.find(viewer, id);
      const event = await events.findAny(viewer, report.id);
      const keys = keysFor(event);
      const drafts = (await contents.list(viewer)).filter(({ key, draft }) => draft && keys.includes(key));
      for (const { key } of drafts) if (isAbout(event, await contents.find(viewer, key))) return key;
      const post = { ...postAbout(event, report), date: todayIn(timeZone) };
      return (await contents.beginWithFreeKey(viewer, keys, post)).key;
    },
  };
}

/** Another event may have the same title. */
const isAbout = ({ id }: Event, { data }: Pick<ContentDocument, "data">) =>
  String(Reflect.get(data, "body")).includes(`/events/${id}/`);

/** A title without Latin letters gives no URL. */
function keysFor({ id, title }: Event): string[] {
  const name = slugOf(title) || `event-${id}`;
  return Array.from({ length: MAX_NAMES }, (_, index) => `blogs/${name}${index > 0 ? `-${index + 1}` : ""}`);
}

type Written = Pick<EventReport, "outcome" | "winners" | "photos">;

function postAbout(event: Event, { outcome, winners, photos }: Written): object {
  const cover = photos[0] ?? { image: event.image, alt: event.imageAlt ?? "" };
  const label = photos.length > 1 ? "All photos are on the page of the event" : "The page of the event";
  const page = event.draft ? "" : `[${label}](${eventPath(event)}).`;
  const place = markdownOf(`${formatWhen(event)}, ${event.location}.`);
  const rows = winners.map((winner) => `- ${markdownOf(winnerText(winner))}`);
  const results = rows.length > 0 ? `## Winners\n\n${rows.join("\n")}` : "";
  return {
    title: event.title,
    picture: cover.image ? { media: cover.image, alt: cover.alt } : undefined,
    body: [`${place} ${page}`.trim(), markdownOf(outcome), results].filter(Boolean).join("\n\n"),
  };
}

function winnerText({ place, name, prize }: Written["winners"][number]): string {
  return [place && `${place}:`, prize ? `${name}, ${prize}` : name].filter(Boolean).join(" ");
}
