import { z } from "zod";
import type { Event } from "./event.ts";
import { event, eventInput, eventUpdate } from "./event-schema.server.ts";
import { readViewer, requireEditor } from "../../../platform/identity/access.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { mayEdit, type Viewer } from "../../../domain/session.ts";
import { eventFilter, eventQuery } from "./event-filter.server.ts";
import { eventTag, tagPrefix } from "./event-tag.ts";
import { publishAt } from "../../../domain/schemas/document-schemas.ts";
import { ONCE } from "../../../platform/http/idempotency-header.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { pageOf } from "../../../platform/http/list-query.ts";
import { readFile } from "../../../platform/http/read-body.ts";
import { jsonBody, pictureForm, uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, rowId, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { EventsParts } from "./events-context.ts";
import type { IdentityProvider } from "../../../platform/identity/identity-provider.ts";

const eventForm = eventInput.omit({ photos: true });
const uploadedAddress = z.string().describe("The address that POST /api/upload returned.");

export const taggedEvent = { json: event, tag: eventTag };
const one = { who: "editor", parameters: { id: rowId } } as const;

type Parts = EventsParts & { identity: IdentityProvider };

export const eventRoutes: Route<Parts>[] = [
  route({
    method: "GET",
    path: "/api/events",
    who: "anyone",
    summary: "The published events, newest first; all of them, or a part",
    query: eventQuery,
    responses: { 200: { json: z.array(event) } },
    errors: [401, 403],
    cache: { reads: "database", exceptWith: ["drafts"] },
    async handle({ context, query }, site) {
      const filter = eventFilter(query);
      if (!filter) return site.events.list();
      const isPublic = query.drafts === undefined;
      const page = isPublic
        ? site.events.page(filter)
        : site.events.pageWithDrafts(await editorOf(site, context), filter);
      return pageOf(context, await page);
    },
  }),
  route({
    method: "POST",
    path: "/api/events",
    who: "editor",
    summary: "Adds an event",
    headers: ONCE,
    requestBody: pictureForm(eventForm.extend({ image: z.union([z.file(), uploadedAddress]).optional() })),
    responses: { 201: taggedEvent },
    async handle({ viewer, body: form, idempotencyKey }, { events }) {
      const names = Object.keys(eventForm.shape);
      const fields = Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
      const [address, ...others] = form.getAll("image");
      const isAddress = typeof address === "string" && others.length === 0;
      const image = isAddress ? address : await readFile(form, "image");
      return events.create(viewer, fields, image, { key: idempotencyKey });
    },
  }),
  route({
    method: "GET",
    path: "/api/events/:id",
    who: "anyone",
    summary: "One event; a draft for editors only",
    parameters: { id: rowId },
    responses: { 200: taggedEvent },
    errors: [410],
    handle: ({ context, params }, site) => readableEvent(site, context, params.id),
  }),
  route({
    ...one,
    method: "PUT",
    path: "/api/events/:id",
    summary: "Changes an event",
    headers: {
      "If-Match":
        "The ETag of the event as its editor saw it. Where someone else saved in between, nothing is written.",
      ...ONCE,
    },
    requestBody: uncheckedJson(eventUpdate),
    responses: { 200: taggedEvent },
    errors: [410, 412],
    handle({ viewer, params: { id }, body, ifMatch, idempotencyKey }, { events }) {
      const expected = expectedRevision(ifMatch, tagPrefix(id));
      return events.update(viewer, id, body, { expected, key: idempotencyKey });
    },
  }),
  route({
    ...one,
    method: "DELETE",
    path: "/api/events/:id",
    summary: "Puts an event into the trash",
    responses: { 204: "nothing" },
    handle: ({ viewer, params }, { events }) => events.remove(viewer, params.id),
  }),
  route({
    ...one,
    method: "POST",
    path: "/api/events/:id/duplicate",
    summary: "Makes a draft that is a copy",
    headers: ONCE,
    responses: { 201: taggedEvent },
    handle: ({ viewer, params, idempotencyKey }, { events }) => events.duplicate(viewer, params.id, idempotencyKey),
  }),
  route({
    ...one,
    method: "POST",
    path: "/api/events/:id/schedule",
    summary: "Publishes a draft at a time; null cancels that",
    requestBody: jsonBody(z.strictObject({ at: publishAt.nullable() })),
    responses: { 200: taggedEvent },
    handle: ({ viewer, params, body: { at } }, { events }) =>
      events.schedule(viewer, params.id, at === null ? undefined : new Date(at)),
  }),
  route({
    ...one,
    method: "POST",
    path: "/api/events/:id/restore",
    summary: "Brings a deleted event back",
    responses: { 200: taggedEvent },
    handle: ({ viewer, params }, { events }) => events.restore(viewer, params.id),
  }),
];

/** For a route that visitors may use too. The response has the cookies of a refreshed session. */
async function viewerOf(site: Parts, context: ApiContext): Promise<Viewer> {
  const { viewer, setCookies: cookies } = await readViewer(site.identity, context.req.raw.headers);
  setCookies(context, cookies);
  return viewer;
}

async function editorOf(site: Parts, context: ApiContext): Promise<Viewer> {
  const viewer = await viewerOf(site, context);
  requireEditor(viewer);
  return viewer;
}

/** Returns published events for everyone; drafts for editors. */
async function readableEvent(site: Parts, context: ApiContext, id: number): Promise<Event> {
  const found = await site.events.find(id);
  if (found && found !== "removed") return found.event;
  const viewer = await viewerOf(site, context);
  if (mayEdit(viewer) && found !== "removed") return site.events.findAny(viewer, id);
  throw found === "removed"
    ? new HttpError(410, "This event has been removed.")
    : new HttpError(404, "There is no such event.");
}
