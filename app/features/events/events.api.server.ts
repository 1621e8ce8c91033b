import { z } from "zod";
import type { Event } from "./event.ts";
import { eventInput, eventUpdate } from "./event-schema.server.ts";
import { readViewer, requireEditor } from "../../../platform/identity/access.ts";
import type { EventFilter } from "./event-reading.server.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { parseRowId } from "../../../domain/row-id.ts";
import { mayEdit } from "../../../domain/session.ts";
import { event } from "./event-schema.server.ts";
import { eventFilter, eventQuery } from "./event-filter.server.ts";
import { eventTag, tagPrefix } from "./event-tag.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { linkToNext } from "../../../platform/http/list-query.ts";
import { readFile, readForm, readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, pictureForm, rowId, withQuery, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { EventsParts } from "./events-context.ts";
import type { IdentityProvider } from "../../../platform/identity/identity-provider.ts";

const eventForm = eventInput.omit({ photos: true });
const uploadedAddress = z.string().describe("The address that POST /api/upload returned.");
const KEY = "Sent again with the same key, the same request is done once. Another request with that key is refused.";

type Parts = EventsParts & { identity: IdentityProvider };

export const eventRoutes: Route<Parts>[] = [
  withQuery({
    method: "GET",
    path: "/api/events",
    who: "anyone",
    summary: "The published events, newest first; all of them, or a part",
    query: eventQuery,
    responses: { 200: { json: z.array(event) } },
    errors: [401, 403],
    cache: { reads: "database", exceptWith: ["drafts"] },
    async handle(context, site, query) {
      const filter = eventFilter(query);
      if (!filter) return Response.json(await site.events.list());
      if (query.drafts !== undefined) return pageWithDrafts(site, context, filter);
      return onePage(site, context, filter);
    },
  }),
  {
    method: "POST",
    path: "/api/events",
    who: "editor",
    summary: "Adds an event",
    headers: { "Idempotency-Key": KEY },
    requestBody: pictureForm(eventForm.extend({ image: z.union([z.file(), uploadedAddress]).optional() })),
    responses: { 201: { json: event } },
    async handle(context, { events }) {
      const form = await readForm(context);
      const names = Object.keys(eventForm.shape);
      const fields = Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
      const [address, ...others] = form.getAll("image");
      const isAddress = typeof address === "string" && others.length === 0;
      const image = isAddress ? address : await readFile(form, "image");
      const key = context.req.header("Idempotency-Key");
      return eventResponse(context, await events.create(context.get("viewer"), fields, image, { key }), 201);
    },
  },
  {
    method: "GET",
    path: "/api/events/:id",
    who: "anyone",
    summary: "One event; a draft for editors only",
    parameters: { id: rowId },
    responses: { 200: { json: event } },
    errors: [410],
    handle: async (context, site) => eventResponse(context, await readableEvent(site, context)),
  },
  {
    method: "PUT",
    path: "/api/events/:id",
    who: "editor",
    summary: "Changes an event",
    parameters: { id: rowId },
    headers: {
      "If-Match":
        "The ETag of the event as its editor saw it. Where someone else saved in between, nothing is written.",
      "Idempotency-Key": KEY,
    },
    requestBody: jsonBody(eventUpdate),
    responses: { 200: { json: event } },
    errors: [410, 412],
    async handle(context, { events }) {
      const id = idOf(context);
      const expected = expectedRevision(context.req.header("If-Match"), tagPrefix(id));
      const key = context.req.header("Idempotency-Key");
      const input = await readJson(context);
      return eventResponse(context, await events.update(context.get("viewer"), id, input, { expected, key }));
    },
  },
  {
    method: "DELETE",
    path: "/api/events/:id",
    who: "editor",
    summary: "Puts an event into the trash",
    parameters: { id: rowId },
    responses: { 204: "nothing" },
    async handle(context, { events }) {
      await events.remove(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    },
  },
  {
    method: "POST",
    path: "/api/events/:id/duplicate",
    who: "editor",
    summary: "Makes a draft that is a copy",
    parameters: { id: rowId },
    responses: { 201: { json: event } },
    handle: async (context, { events }) =>
      eventResponse(context, await events.duplicate(context.get("viewer"), idOf(context)), 201),
  },
  {
    method: "POST",
    path: "/api/events/:id/restore",
    who: "editor",
    summary: "Brings a deleted event back",
    parameters: { id: rowId },
    responses: { 200: { json: event } },
    handle: async (context, { events }) =>
      eventResponse(context, await events.restore(context.get("viewer"), idOf(context))),
  },
];

export function idOf(context: ApiContext): number | undefined {
  return parseRowId(context.req.param("id"));
}

export function eventResponse(context: ApiContext, found: Event, status: 200 | 201 = 200): Response {
  context.header("ETag", eventTag(found));
  return context.json(found, status);
}

/** For a route that visitors may use too. */
async function editorOf(site: Parts, context: ApiContext) {
  const { viewer, setCookies: cookies } = await readViewer(site.identity, context.req.raw.headers);
  setCookies(context, cookies);
  requireEditor(viewer);
  return viewer;
}

/** Published events for everyone; drafts for editors. */
async function readableEvent(site: Parts, context: ApiContext): Promise<Event> {
  const found = await site.events.find(idOf(context));
  if (found && found !== "removed") return found.event;
  const { viewer } = await readViewer(site.identity, context.req.raw.headers);
  if (mayEdit(viewer) && found !== "removed") return site.events.findAny(viewer, idOf(context));
  throw found === "removed"
    ? new HttpError(410, "This event has been removed.")
    : new HttpError(404, "There is no such event.");
}

async function onePage(site: Parts, context: ApiContext, filter: EventFilter) {
  const { rows, older } = await site.events.page(filter);
  return Response.json(rows, { headers: linkToNext(context, older) });
}

async function pageWithDrafts(site: Parts, context: ApiContext, filter: EventFilter) {
  const { rows, older } = await site.events.pageWithDrafts(await editorOf(site, context), filter);
  return context.json(rows, 200, linkToNext(context, older));
}
