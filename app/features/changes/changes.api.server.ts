import { z } from "zod";
import { KEY_PATTERN } from "../../../domain/content/kinds.ts";
import { MAX_ROW_ID, parseRowId } from "../../../domain/row-id.ts";
import { oneLine, paragraphs } from "../../../domain/schemas/text.ts";
import { publishAt } from "../../../domain/schemas/document-schemas.ts";
import { ONCE } from "../../../platform/http/idempotency-header.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { listQuery, pageOf } from "../../../platform/http/list-query.ts";
import { jsonBody, optionalJson } from "../../../platform/http/request-body.ts";
import { route, rowId, type Call, type Route } from "../../../platform/http/route.ts";
import { changeSet, entry, setDocument } from "./change-set-schema.server.ts";
import { MAX_NOTE, MAX_TITLE, type ChangeSet, type ChangeSetDocument } from "./change-set.ts";
import type { ChangesParts } from "./changes-context.ts";

const base = z.coerce.number().int().min(0).max(MAX_ROW_ID);
const someData = z.looseObject({});
const newSet = z.strictObject({
  title: oneLine("Enter a name.", MAX_TITLE),
  first: z
    .strictObject({ key: z.string(), data: someData, base: base.optional() })
    .optional()
    .describe("Its first document, and the published revision that was changed."),
  at: publishAt.optional().describe("When it is published. Its document must be complete then."),
});
const publishing = z.strictObject({ at: publishAt.nullish() });
const review = z.strictObject({ isReady: z.boolean(), note: paragraphs("", MAX_NOTE, { min: 0 }) });
const who = "editor";
const taggedSet = { json: changeSet, tag: ({ tag }: ChangeSet) => tag };
const at = { parameters: { id: rowId }, who } as const;
const document = { parameters: { id: rowId, key: z.string() }, patterns: { key: KEY_PATTERN }, who } as const;

const PREVIEW = "/admin/preview/";
/** No key of a document begins with a digit. */
const ADDRESS = "\\d+(?:/.*)?";
const idIn = (path: string) => path.slice(PREVIEW.length).split("/")[0]!;
const pageOfSet = (id: string) => `/admin/changes/${id}`;

/** Pages for administrators, files and the API are the same as outside a preview. */
async function previewResponse({ context, viewer }: Call, parts: ChangesParts): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const id = idIn(pathname);
  const { title, content } = await parts.changeSets.preview(viewer, parseRowId(id));
  const basename = PREVIEW + id;
  const path = pathname.slice(basename.length) || "/";
  if (!parts.isPublicPage(path)) return context.redirect(path + search, 302);
  const request = new Request(context.req.url, { headers: context.req.raw.headers });
  const page = { request, log: context.get("log"), address: context.get("address"), basename };
  return parts.renderPreview({ ...page, of: { title, path: pageOfSet(id) } }, content);
}

export const changeSetRoutes: Route<ChangesParts>[] = [
  route({
    method: "POST",
    path: "/api/change-sets",
    who,
    summary: "Begins a set of changes that are published together",
    headers: ONCE,
    requestBody: jsonBody(newSet),
    responses: { 201: { json: changeSet } },
    handle: ({ viewer, body: { title, ...body }, idempotencyKey: key }, { changeSets }) =>
      changeSets.create(viewer, title, { ...body, key }),
  }),
  route({
    method: "GET",
    path: "/api/change-sets",
    who,
    summary: "All sets of changes, newest first",
    query: listQuery,
    responses: { 200: { json: z.array(entry) } },
    handle: async ({ context, viewer, query }, { changeSets }) => pageOf(context, await changeSets.page(viewer, query)),
  }),
  route({
    ...at,
    method: "GET",
    path: "/api/change-sets/:id",
    summary: "One set, with what it changes and what prevents publishing it",
    responses: { 200: taggedSet },
    handle: ({ viewer, params }, { changeSets }) => changeSets.find(viewer, params.id),
  }),
  route({
    ...at,
    method: "DELETE",
    path: "/api/change-sets/:id",
    summary: "Discards a set that is not published",
    responses: { 204: "nothing" },
    errors: [400],
    handle: ({ viewer, params }, { changeSets }) => changeSets.remove(viewer, params.id),
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/change-sets/:id/publish",
    summary: "Publishes all of it now, or at a time; null cancels that",
    headers: { "If-Match": "The ETag of the set as its publisher saw it. With other drafts nothing is published." },
    requestBody: optionalJson(publishing),
    responses: { 200: taggedSet },
    errors: [412],
    async handle({ viewer, params: { id }, body, ifMatch }, { changeSets }) {
      if (body.at === undefined) await changeSets.publish(viewer, id, ifMatch);
      else await changeSets.schedule(viewer, id, body.at === null ? undefined : new Date(body.at), { seen: ifMatch });
      return changeSets.find(viewer, id);
    },
  }),
  route({
    ...at,
    method: "PUT",
    path: "/api/change-sets/:id/review",
    summary: "Says that a set is ready to be published, or sends it back, with a note",
    requestBody: jsonBody(review),
    responses: { 200: taggedSet },
    errors: [400],
    async handle({ viewer, params: { id }, body }, { changeSets }) {
      await changeSets.review(viewer, id, body);
      return changeSets.find(viewer, id);
    },
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/change-sets/:id/undo",
    summary: "Visitors read again what they read before, and the set is open again",
    responses: { 200: taggedSet },
    errors: [400, 412],
    async handle({ viewer, params: { id } }, { changeSets }) {
      await changeSets.undo(viewer, id);
      return changeSets.find(viewer, id);
    },
  }),
  route({
    method: "GET",
    path: "/admin/preview/:address",
    parameters: { address: z.string().describe("The id of a set, and the path of a public page: 12/team") },
    patterns: { address: ADDRESS },
    who,
    signInFor: (path) => pageOfSet(idIn(path)),
    summary: "A public page, as it would be with a set; other addresses lead to the real ones",
    responses: { 200: { type: "text/html" } },
    handle: previewResponse,
  }),
  route({
    ...document,
    method: "PUT",
    path: "/api/change-sets/:id/documents/:key",
    summary: "Stores a whole document in the set, which may be incomplete",
    query: z.object({ base: base.optional().describe("The published revision that its editor saw.") }),
    headers: {
      "If-Match": "The ETag of the document in the set, as its editor saw it.",
      "If-None-Match": "With * it is only stored if it is not in the set yet.",
    },
    requestBody: jsonBody(someData),
    responses: { 200: { json: setDocument, tag: ({ revision }: ChangeSetDocument) => revision } },
    errors: [412],
    async handle({ context, viewer, params: { id, key }, query, body, ifMatch }, { changeSets }) {
      const expected = expectedRevision(ifMatch);
      const isNew = context.req.header("If-None-Match")?.trim() === "*";
      await changeSets.put(viewer, id, key, body, { base: query.base, expected, isNew });
      const { documents } = await changeSets.find(viewer, id);
      return documents.find((one) => one.key === key);
    },
  }),
  route({
    ...document,
    method: "DELETE",
    path: "/api/change-sets/:id/documents/:key",
    summary: "Takes a document out of the set",
    responses: { 204: "nothing" },
    errors: [400],
    handle: ({ viewer, params: { id, key } }, { changeSets }) => changeSets.takeOut(viewer, id, key),
  }),
];
