import { z } from "zod";
import { KEY_PATTERN } from "../../../domain/content/kinds.ts";
import { MAX_ROW_ID, parseRowId } from "../../../domain/row-id.ts";
import { oneLine } from "../../../domain/schemas/text.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { expectedRevision, expectedTag } from "../../../platform/http/if-match.ts";
import { linkToNext, listQuery } from "../../../platform/http/list-query.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, withQuery, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { keyOf } from "../content/content-key.server.ts";
import {
  CHANGE_SET_STATES,
  MAX_TITLE,
  type ChangeSet,
  type ChangeSetDocument,
  type ChangeSetEntry,
} from "./change-set.ts";
import type { ChangesParts } from "./changes-context.ts";

const moment = z.iso.datetime();
const entry = z.strictObject({
  id: z.int(),
  title: z.string(),
  state: z.enum(CHANGE_SET_STATES),
  createdAt: moment,
  createdBy: z.string(),
  publishAt: moment.nullable(),
  publishBy: z.string().nullable().describe("Who published it, or chose the date."),
  publishedAt: moment.nullable(),
  undoneAt: moment.nullable(),
  undoneBy: z.string().nullable(),
  problem: z.string().nullable().describe("Why it could not be published at its date."),
  documents: z.array(z.strictObject({ key: z.string(), title: z.string() })),
}) satisfies z.ZodType<ChangeSetEntry>;
export const setDocument = z
  .strictObject({
    key: z.string(),
    title: z.string(),
    page: z.string().describe("The public page that shows it."),
    revision: z.int().describe("Of the document in the set; its ETag."),
    data: z.looseObject({}),
    baseRevision: z.int().min(0).describe("The published revision that was changed; 0 if there was none."),
    isNew: z.boolean(),
    isDeletion: z.boolean().describe("It is deleted with the set; data is what would be deleted."),
    changes: z.array(z.string()),
    problems: z.record(z.string(), z.string()).describe("What prevents publishing, by field."),
    updatedAt: moment,
    updatedBy: z.string(),
  })
  .meta({ id: "ChangeSetDocument" }) satisfies z.ZodType<ChangeSetDocument>;
const changeSet = entry
  .extend({ tag: z.string().describe("Of all its drafts; its ETag."), documents: z.array(setDocument) })
  .meta({ id: "ChangeSet" }) satisfies z.ZodType<ChangeSet>;

const newSet = z.strictObject({ title: oneLine("Enter a name.", MAX_TITLE) });
const AT = "Enter a date and time, like 2027-07-01T09:00:00+05:30.";
const publishAt = z.strictObject({ at: z.iso.datetime({ offset: true, error: AT }).nullish() });
const someData = z.looseObject({}).nullable().describe("Null deletes the document with the set.");
const base = z.coerce.number().int().min(0).max(MAX_ROW_ID);
const who = "editor";
const at = { parameters: { id: rowId }, who } as const;
const document = { parameters: { id: rowId, key: z.string() }, patterns: { key: KEY_PATTERN }, who } as const;

const idOf = ({ req }: ApiContext) => parseRowId(req.param("id"));

async function setResponse(context: ApiContext, { changeSets }: ChangesParts): Promise<Response> {
  const set = await changeSets.find(context.get("viewer"), idOf(context));
  context.header("ETag", `"${set.tag}"`);
  return context.json(set);
}

const PREVIEW = "/admin/preview/";
/** No key of a document begins with a digit. */
const ADDRESS = "\\d+(?:/.*)?";

/** Pages for administrators, files and the API are the real ones. */
async function previewResponse(context: ApiContext, parts: ChangesParts): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const [id = ""] = pathname.slice(PREVIEW.length).split("/");
  const { title, content } = await parts.changeSets.preview(context.get("viewer"), parseRowId(id));
  const basename = PREVIEW + id;
  const path = pathname.slice(basename.length) || "/";
  if (!parts.isPublicPage(path)) return context.redirect(path + search, 302);
  const request = new Request(context.req.url, { headers: context.req.raw.headers });
  const page = { request, log: context.get("log"), address: context.get("address"), basename };
  return parts.renderPreview({ ...page, of: { title, path: `/admin/changes/${id}` } }, content);
}

export const changeSetRoutes: Route<ChangesParts>[] = [
  {
    method: "POST",
    path: "/api/change-sets",
    who,
    summary: "Begins a set of changes that are published together",
    requestBody: jsonBody(newSet),
    responses: { 201: { json: changeSet } },
    async handle(context, { changeSets }) {
      const { title } = parseInput(newSet, await readJson(context));
      return context.json(await changeSets.create(context.get("viewer"), title), 201);
    },
  },
  withQuery({
    method: "GET",
    path: "/api/change-sets",
    who,
    summary: "All sets of changes, newest first",
    query: listQuery,
    responses: { 200: { json: z.array(entry) } },
    async handle(context, { changeSets }, page) {
      const { rows, older } = await changeSets.page(context.get("viewer"), page);
      return context.json(rows, 200, linkToNext(context, older));
    },
  }),
  {
    ...at,
    method: "GET",
    path: "/api/change-sets/:id",
    summary: "One set, with what it changes and what prevents publishing it",
    responses: { 200: { json: changeSet } },
    handle: setResponse,
  },
  {
    ...at,
    method: "DELETE",
    path: "/api/change-sets/:id",
    summary: "Discards a set that is not published",
    responses: { 204: "nothing" },
    errors: [400],
    async handle(context, { changeSets }) {
      await changeSets.remove(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    },
  },
  {
    ...at,
    method: "POST",
    path: "/api/change-sets/:id/publish",
    summary: "Publishes all of it now, or at a time; null cancels that",
    headers: { "If-Match": "The ETag of the set as its publisher saw it. With other drafts nothing is published." },
    requestBody: jsonBody(publishAt),
    responses: { 200: { json: changeSet } },
    errors: [412],
    async handle(context, parts) {
      // Without a body it is published now.
      const body = context.req.header("Content-Type") ? await readJson(context) : {};
      const { at: when } = parseInput(publishAt, body);
      const [viewer, id] = [context.get("viewer"), idOf(context)];
      const seen = expectedTag(context.req.header("If-Match"));
      if (when === undefined) await parts.changeSets.publish(viewer, id, seen);
      else await parts.changeSets.schedule(viewer, id, when === null ? undefined : new Date(when), seen);
      return setResponse(context, parts);
    },
  },
  {
    ...at,
    method: "POST",
    path: "/api/change-sets/:id/undo",
    summary: "Visitors read again what they read before",
    responses: { 200: { json: changeSet } },
    errors: [400, 412],
    async handle(context, parts) {
      await parts.changeSets.undo(context.get("viewer"), idOf(context));
      return setResponse(context, parts);
    },
  },
  {
    method: "GET",
    path: "/admin/preview/:address",
    parameters: { address: z.string().describe("The id of a set, and the path of a public page: 12/team") },
    patterns: { address: ADDRESS },
    who,
    summary: "A public page, as it would be with a set; other addresses lead to the real ones",
    responses: { 200: { type: "text/html" } },
    handle: previewResponse,
  },
  withQuery({
    ...document,
    method: "PUT",
    path: "/api/change-sets/:id/documents/:key",
    summary: "Stores a whole document in the set, which may be incomplete, or its deletion",
    query: z.object({ base: base.optional().describe("The published revision that its editor saw.") }),
    headers: {
      "If-Match": "The ETag of the document in the set, as its editor saw it.",
      "If-None-Match": "With * it is only stored if it is not in the set yet.",
    },
    requestBody: jsonBody(someData),
    responses: { 200: { json: setDocument } },
    errors: [412],
    async handle(context, { changeSets }, { base: baseRevision }) {
      const [viewer, id, key] = [context.get("viewer"), idOf(context), keyOf(context)];
      const expected = expectedRevision(context.req.header("If-Match"));
      const isNew = context.req.header("If-None-Match")?.trim() === "*";
      const data = parseInput(someData, await readJson(context));
      await changeSets.put(viewer, id, key, data, { base: baseRevision, expected, isNew });
      const { documents } = await changeSets.find(viewer, id);
      const saved = documents.find((one) => one.key === key)!;
      context.header("ETag", `"${saved.revision}"`);
      return context.json(saved);
    },
  }),
  {
    ...document,
    method: "DELETE",
    path: "/api/change-sets/:id/documents/:key",
    summary: "Takes a document out of the set",
    responses: { 204: "nothing" },
    errors: [400],
    async handle(context, { changeSets }) {
      await changeSets.takeOut(context.get("viewer"), idOf(context), keyOf(context));
      return context.body(null, 204);
    },
  },
];
