import { z } from "zod";
import { KEY_PATTERN } from "../../../domain/content/kinds.ts";
import { documentVersion } from "../../../domain/schemas/document-schemas.ts";
import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import { ONCE } from "../../../platform/http/idempotency-header.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { listQuery, pageOf } from "../../../platform/http/list-query.ts";
import { jsonBody, uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { ContentParts } from "./content-context.ts";
import { document, entry, foundPlace } from "./content-schema.server.ts";
import { placeOf } from "./content-store.server.ts";
import { MAX_FOUND, MAX_QUERY, type ContentDocument } from "./content.ts";

/** Excludes URLs of other sites, like `//example.com`. */
const pagePath = z.string().regex(/^\/([^/\\\s].*)?$/, "Enter the address of a page of this site.");
const TOO_LONG = `Search for ${MAX_QUERY} characters at most.`;
const newKey = z.strictObject({ key: z.string("Enter a key.") });
const atRevision = z.strictObject({ revision: rowId });
const someData = z.looseObject({});
const TAKES_BACK = {
  "If-Match": "The ETag of the current revision. If there is a newer one, nothing is written.",
};
const ZIP = "application/zip";
const who = "editor";
const tagged = { json: document, tag: ({ revision }: ContentDocument) => revision };
const at = { parameters: { key: z.string() }, patterns: { key: KEY_PATTERN }, who } as const;

export const contentRoutes: Route<ContentParts>[] = [
  route({
    method: "GET",
    path: "/api/content",
    who,
    summary: `Everything that can be edited, in the order of the site; with q only entries that contain these words, ${MAX_FOUND} at most`,
    query: listQuery.extend({
      q: z.string().trim().max(MAX_QUERY, TOO_LONG).optional(),
      before: z.string().optional(),
    }),
    responses: { 200: { json: z.array(entry.extend({ places: z.array(foundPlace).optional() })) } },
    handle: async ({ context, viewer, query: { q, ...page } }, { contents }) =>
      q ? contents.search(viewer, q) : pageOf(context, await contents.page(viewer, page)),
  }),
  route({
    ...at,
    method: "GET",
    path: "/admin/preview/:key",
    signInFor: (path) => path.replace("/preview/", "/content/"),
    summary: "The page that shows it, as it would be with what you are typing",
    query: z.object({ of: pagePath.optional().describe("A page of the site: only its data, for the page itself.") }),
    responses: { 200: { type: "text/html" } },
    async handle({ context, viewer, params: { key }, query: { of } }, { contents, renderPreview }) {
      const { content, mistake } = await contents.preview(viewer, key);
      const address = new URL(of ?? placeOf(key).page, context.req.url);
      if (of) address.pathname += address.pathname.endsWith("/") ? "_.data" : ".data";
      const request = new Request(address, { headers: context.req.raw.headers });
      const page = { request, log: context.get("log"), address: context.get("address"), isData: of !== undefined };
      return renderPreview({ ...page, mistake }, content);
    },
  }),
  route({
    method: "GET",
    path: "/api/content.zip",
    who,
    summary: "All texts, pictures and reports of events as files, in a ZIP file",
    responses: { 200: { type: ZIP } },
    async handle({ viewer }, { contents }) {
      const headers = { "Content-Type": ZIP, "Content-Disposition": 'attachment; filename="content.zip"' };
      return new Response(new Uint8Array(await contents.zip(viewer)), { headers });
    },
  }),
  ...workingCopyRoutes({
    parameters: at.parameters,
    patterns: at.patterns,
    path: "/api/content/:key/draft",
    // The key decides which fields there are.
    data: someData,
    verb: "publish",
    of: ({ key }) => key,
    copies: ({ contents }: ContentParts) => contents,
  }),
  route({
    ...at,
    method: "GET",
    path: "/api/content/:key/versions",
    summary: "Every saved state, newest first",
    query: listQuery,
    responses: { 200: { json: z.array(documentVersion) } },
    handle: async ({ context, viewer, params: { key }, query }, { contents }) =>
      pageOf(context, await contents.versions(viewer, key, query)),
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/content/:key/restore",
    summary: "Publishes an earlier state again, also out of the trash",
    headers: TAKES_BACK,
    requestBody: jsonBody(atRevision),
    responses: { 200: tagged },
    errors: [412],
    handle: ({ viewer, params: { key }, body, ifMatch }, { contents }) =>
      contents.restore(viewer, key, body.revision, expectedRevision(ifMatch)),
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/content/:key/duplicate",
    summary: "Makes a draft that is a copy",
    requestBody: jsonBody(newKey),
    responses: { 201: tagged },
    handle: ({ viewer, params: { key }, body }, { contents }) => contents.duplicate(viewer, key, body.key),
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/content/:key",
    summary: "Begins a new document as a draft; fields may be missing",
    headers: ONCE,
    requestBody: jsonBody(someData),
    responses: { 201: tagged },
    handle: ({ viewer, params: { key }, body, idempotencyKey }, { contents }) =>
      contents.begin(viewer, key, body, idempotencyKey),
  }),
  route({
    ...at,
    method: "GET",
    path: "/api/content/:key",
    summary: "One document, with the text that visitors read",
    responses: { 200: tagged },
    handle: ({ viewer, params: { key } }, { contents }) => contents.find(viewer, key),
  }),
  route({
    ...at,
    method: "PUT",
    path: "/api/content/:key",
    summary: "Publishes a whole document",
    headers: {
      "If-Match": "The ETag as its editor saw it. If someone else saved in between, nothing is written.",
      ...ONCE,
    },
    requestBody: uncheckedJson(someData),
    responses: { 200: tagged },
    errors: [412],
    handle({ viewer, params: { key }, body, ifMatch, idempotencyKey }, { contents }) {
      const options = { expected: expectedRevision(ifMatch), key: idempotencyKey };
      return contents.put(viewer, key, body, options);
    },
  }),
  route({
    ...at,
    method: "DELETE",
    path: "/api/content/:key",
    summary: "Puts it into the trash; with to=file visitors read the file again, with to=draft it is a draft again",
    headers: TAKES_BACK,
    query: z.object({ to: z.enum(["file", "draft"]).optional() }),
    responses: { 204: "nothing" },
    errors: [412],
    handle({ viewer, params: { key }, query: { to }, ifMatch }, { contents }) {
      const expected = expectedRevision(ifMatch);
      if (to === "draft") return contents.withdraw(viewer, key, expected);
      return contents.remove(viewer, key, { toFile: to === "file", expected });
    },
  }),
];
