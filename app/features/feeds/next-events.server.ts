/** The next events for other sites: as JSON, as an embedded page and as oEmbed (oembed.com). */
import { timeZoneName } from "../../../domain/moments.ts";
import { eventStatus, formatDays, formatTimes, formatWhen } from "../events/format-event.ts";
import type { ShownEvent } from "../events/shown-event.server.ts";
import { escapeXml } from "../../../platform/formats/xml.ts";

export const NEXT_EVENTS = 5;
const EMBED_SIZE = { width: 480, height: 520 };

export type NextEvent = ReturnType<typeof toNextEvent>;
type Settings = { origin: string; timeZone: string; today: string };

export function toNextEvent(event: ShownEvent, { origin, timeZone, today }: Settings) {
  const { title, date, endDate, startTime, endTime, location, state, stateNote, path } = event;
  const zone = timeZoneName(timeZone);
  const texts = { days: formatDays(event), times: formatTimes(event, zone), when: formatWhen(event, zone) };
  const status = eventStatus(event, today)?.word ?? "";
  return { title, url: origin + path, date, endDate, startTime, endTime, ...texts, status, location, state, stateNote };
}

type Provider = { name: string; origin: string };

export function embedOembed(title: string, { name, origin }: Provider) {
  const { width, height } = EMBED_SIZE;
  const address = `${origin}/events/embed`;
  const html = `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" width="${width}" height="${height}"></iframe>`;
  return { ...frameOf({ name, origin }), title, html, width, height };
}

export function eventOembed(event: ShownEvent, timeZone: string, { name, origin }: Provider) {
  const link = `<a href="${escapeXml(origin + event.path)}">${escapeXml(event.title)}</a>`;
  const facts = [formatWhen(event, timeZoneName(timeZone)), event.stateNote, event.location].filter(Boolean);
  const html = `<blockquote><p>${link}</p><p>${facts.map(escapeXml).join("<br>")}</p></blockquote>`;
  return { ...frameOf({ name, origin }), title: event.title, html, width: EMBED_SIZE.width, height: 160 };
}

function frameOf({ name, origin }: Provider) {
  return { version: "1.0", type: "rich", provider_name: name, provider_url: origin };
}
