/** Atom feeds (RFC 4287). */
import { timeZoneName } from "../../../domain/moments.ts";
import { formatWhen } from "../events/format-event.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { ShownEvent } from "../events/shown-event.server.ts";
import { element, xmlDocument, type Xml } from "../../../platform/formats/xml.ts";

export const MAX_FEED_ENTRIES = 50;

type Entry = { path: string; id: string; title: string; updated: string; author: string; summary: string };
type Feed = { path: string; page: string; title: string; origin: string };

export function eventsFeed(events: ShownEvent[], { site }: Pick<Content, "site">, origin: string): string {
  const zone = timeZoneName(site.timeZone);
  const entries = events.slice(0, MAX_FEED_ENTRIES).map((event) => ({
    path: event.path,
    // The id does not change with the title, which is part of the URL.
    id: event.id ? `/events/${event.id}` : event.path,
    title: event.title,
    updated: event.updatedAt || momentOf(event.date),
    author: site.brand,
    summary: summaryOf(event, zone),
  }));
  return atom({ path: "/events.atom", page: "/events", title: `${site.product}: Events`, origin }, entries);
}

export function blogsFeed({ blogs, site }: Pick<Content, "blogs" | "site">, origin: string): string {
  const entries = blogs.slice(0, MAX_FEED_ENTRIES).map(({ id, title, date, author, summary }) => {
    const path = `/blogs/${id}`;
    return { path, id: path, title, updated: momentOf(date), author, summary };
  });
  return atom({ path: "/blogs.atom", page: "/blogs", title: `${site.product}: Blogs`, origin }, entries);
}

function summaryOf(event: ShownEvent, zone: string): string {
  const facts = [formatWhen(event, zone), event.stateNote, event.location].filter(Boolean).join("\n");
  return `${facts}\n\n${event.description}`.trim();
}

function atom({ path, page, title, origin }: Feed, entries: Entry[]): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? momentOf("1970-01-01");
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom" },
      element("title", {}, title),
      element("id", {}, origin + path),
      element("link", { rel: "self", type: "application/atom+xml", href: origin + path }),
      element("link", { rel: "alternate", type: "text/html", href: origin + page }),
      element("updated", {}, updated),
      entries.map((entry) => toXml(entry, origin)),
    ),
  );
}

function toXml({ path, id, title, updated, author, summary }: Entry, origin: string): Xml {
  return element(
    "entry",
    {},
    element("title", {}, title),
    element("id", {}, origin + id),
    element("link", { rel: "alternate", type: "text/html", href: origin + path }),
    element("updated", {}, updated),
    element("author", {}, element("name", {}, author)),
    element("summary", { type: "text" }, summary),
  );
}

function momentOf(date: string): string {
  return `${date}T00:00:00Z`;
}
