import { z } from "zod";
import { KEY_PATTERN } from "../../../domain/content/kinds.ts";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { documentVersion, typedCopy, workingCopy } from "../../../platform/documents/document-schemas.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { linkToNext, listQuery } from "../../../platform/http/list-query.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, withQuery, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { keyOf } from "./content-key.server.ts";
import type { ContentParts } from "./content-context.ts";
import { placeOf } from "./content-store.server.ts";
import { MAX_FOUND, MAX_QUERY, type ContentDocument, type ContentEntry, type FoundPlace } from "./content.ts";

const entry = z.strictObject({
  key: z.string().describe("The path of its file below content/, without the ending."),
  title: z.string(),
  group: z.string(),
  page: z.string().describe("The public page that shows it."),
  source: z.enum(["file", "database"]),
  revision: z.int().min(0).describe("0 if it was never edited."),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
  draft: z.boolean(),
  hasFile: z.boolean().describe("Whether DELETE with to=file can go back to it."),
  fileChanged: z.boolean().describe("The file was changed after it was edited here."),
  unusable: z.boolean().describe("The site cannot show it any more, so visitors read an earlier state."),
}) satisfies z.ZodType<ContentEntry>;
const documentShape = entry.extend({ data: z.looseObject({}) });
const document = documentShape.meta({ id: "Content" }) satisfies z.ZodType<ContentDocument>;
export const savedContent = documentShape.extend({ savedBy: z.string() });

/** Not of another site, as `//example.com` would be. */
const pagePath = z.string().regex(/^\/([^/\\].*)?$/, "Enter the address of a page of this site.");
const foundPlace = z.strictObject({
  part: z.string().describe("The name of the field in the form: members.om-rai.role"),
  label: z.string(),
  text: z.string().describe("An excerpt that contains the words of the search."),
}) satisfies z.ZodType<FoundPlace>;

const TOO_LONG = `Search for ${MAX_QUERY} characters at most.`;
const newKey = z.strictObject({ key: z.string("Enter a key.") });
const atRevision = z.strictObject({ revision: rowId });
const someData = z.looseObject({});
const TAKES_BACK = {
  "If-Match": "The ETag of the revision that is taken back. If there is a newer one, nothing is written.",
};
const ZIP = "application/zip";
const who = "editor";
const at = { parameters: { key: z.string() }, patterns: { key: KEY_PATTERN }, who } as const;

function documentResponse(context: ApiContext, found: ContentDocument, status: 200 | 201 = 200): Response {
  context.header("ETag", `"${found.revision}"`);
  return context.json(found, status);
}

export const contentRoutes: Route<ContentParts>[] = [
  withQuery({
    method: "GET",
    path: "/api/content",
    who,
    summary: `Everything that can be edited, in the order of the site; with q only what contains these words, ${MAX_FOUND} at most`,
    query: z.object({ q: z.string().trim().max(MAX_QUERY, TOO_LONG).optional() }),
    responses: { 200: { json: z.array(entry.extend({ places: z.array(foundPlace).optional() })) } },
    async handle(context, { contents }, { q }) {
      const viewer = context.get("viewer");
      return context.json(q ? await contents.search(viewer, q) : await contents.list(viewer));
    },
  }),
  withQuery({
    ...at,
    method: "GET",
    path: "/admin/preview/:key",
    summary: "The page that shows it, as it would be with what you are typing",
    query: z.object({ of: pagePath.optional().describe("A page of the site: only its data, for the page itself.") }),
    responses: { 200: { type: "text/html" } },
    async handle(context, { contents, renderPreview }, { of }) {
      const content = await contents.preview(context.get("viewer"), keyOf(context));
      const address = new URL(of ?? placeOf(keyOf(context)).page, context.req.url);
      if (of) address.pathname += address.pathname.endsWith("/") ? "_.data" : ".data";
      const request = new Request(address, { headers: context.req.raw.headers });
      const page = { request, log: context.get("log"), address: context.get("address"), isData: of !== undefined };
      return renderPreview(page, content);
    },
  }),
  {
    method: "GET",
    path: "/api/content.zip",
    who,
    summary: "All texts, pictures and reports of events as files, in a ZIP file",
    responses: { 200: { type: ZIP } },
    async handle(context, { contents }) {
      const headers = { "Content-Type": ZIP, "Content-Disposition": 'attachment; filename="content.zip"' };
      return new Response(new Uint8Array(await contents.zip(context.get("viewer"))), { headers });
    },
  },
  {
    ...at,
    method: "GET",
    path: "/api/content/:key/draft",
    summary: "What you typed and did not publish; null if there is nothing",
    responses: { 200: { json: workingCopy.nullable() } },
    handle: async (context, { contents }) =>
      context.json(await contents.workingCopies.find(context.get("viewer"), keyOf(context))),
  },
  {
    ...at,
    method: "PUT",
    path: "/api/content/:key/draft",
    summary: "Stores what you are typing, for you only",
    requestBody: jsonBody(typedCopy(someData)),
    responses: { 204: "nothing" },
    async handle(context, { contents }) {
      const { fields } = placeOf(keyOf(context)).collection;
      const typed = parseInput(typedCopy(typedSchema(fields)), await readJson(context));
      await contents.workingCopies.store(context.get("viewer"), keyOf(context), typed);
      return context.body(null, 204);
    },
  },
  {
    ...at,
    method: "DELETE",
    path: "/api/content/:key/draft",
    summary: "Forgets what you typed and did not publish",
    responses: { 204: "nothing" },
    async handle(context, { contents }) {
      await contents.workingCopies.remove(context.get("viewer"), keyOf(context));
      return context.body(null, 204);
    },
  },
  withQuery({
    ...at,
    method: "GET",
    path: "/api/content/:key/versions",
    summary: "Every saved state, newest first",
    query: listQuery,
    responses: { 200: { json: z.array(documentVersion) } },
    async handle(context, { contents }, page) {
      const { rows, older } = await contents.versions(context.get("viewer"), keyOf(context), page);
      return context.json(rows, 200, linkToNext(context, older));
    },
  }),
  {
    ...at,
    method: "POST",
    path: "/api/content/:key/restore",
    summary: "Publishes an earlier state again, also out of the trash",
    headers: TAKES_BACK,
    requestBody: jsonBody(atRevision),
    responses: { 200: { json: document } },
    errors: [412],
    async handle(context, { contents }) {
      const expected = expectedRevision(context.req.header("If-Match"));
      const { revision } = parseInput(atRevision, await readJson(context));
      return documentResponse(
        context,
        await contents.restore(context.get("viewer"), keyOf(context), revision, expected),
      );
    },
  },
  {
    ...at,
    method: "POST",
    path: "/api/content/:key/duplicate",
    summary: "Makes a draft that is a copy",
    requestBody: jsonBody(newKey),
    responses: { 201: { json: document } },
    async handle(context, { contents }) {
      const { key } = parseInput(newKey, await readJson(context));
      return documentResponse(context, await contents.duplicate(context.get("viewer"), keyOf(context), key), 201);
    },
  },
  {
    ...at,
    method: "POST",
    path: "/api/content/:key",
    summary: "Begins a new document as a draft; fields may be missing",
    requestBody: jsonBody(someData),
    responses: { 201: { json: document } },
    async handle(context, { contents }) {
      const data = parseInput(someData, await readJson(context));
      return documentResponse(context, await contents.begin(context.get("viewer"), keyOf(context), data), 201);
    },
  },
  {
    ...at,
    method: "GET",
    path: "/api/content/:key",
    summary: "One document, with the text that visitors read",
    responses: { 200: { json: document } },
    handle: async (context, { contents }) =>
      documentResponse(context, await contents.find(context.get("viewer"), keyOf(context))),
  },
  {
    ...at,
    method: "PUT",
    path: "/api/content/:key",
    summary: "Publishes a whole document",
    headers: { "If-Match": "The ETag as its editor saw it. If someone else saved in between, nothing is written." },
    requestBody: jsonBody(someData),
    responses: { 200: { json: document } },
    errors: [412],
    async handle(context, { contents }) {
      const expected = expectedRevision(context.req.header("If-Match"));
      const input = await readJson(context);
      return documentResponse(context, await contents.put(context.get("viewer"), keyOf(context), input, expected));
    },
  },
  withQuery({
    ...at,
    method: "DELETE",
    path: "/api/content/:key",
    summary: "Puts it into the trash; with to=file visitors read the file again, with to=draft it is a draft again",
    headers: TAKES_BACK,
    query: z.object({ to: z.enum(["file", "draft"]).optional() }),
    responses: { 204: "nothing" },
    errors: [412],
    async handle(context, { contents }, { to }) {
      const [viewer, key] = [context.get("viewer"), keyOf(context)];
      const expected = expectedRevision(context.req.header("If-Match"));
      if (to === "draft") await contents.withdraw(viewer, key, expected);
      else await contents.remove(viewer, key, { toFile: to === "file", expected });
      return context.body(null, 204);
    },
  }),
];
