import { z } from "zod";
import { parseRowId } from "../../../domain/row-id.ts";
import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import { expectedTag } from "../../../platform/http/if-match.ts";
import { readFile, readForm, readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, pictureForm, rowId, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { MEDIA_POLICY } from "../../../platform/http/security-headers.ts";
import { idOf } from "../events/events.api.server.ts";
import { eventReportCollection } from "./event-report-collection.ts";
import { eventProof, eventReport, proofKind, reportInput } from "./event-report-schema.server.ts";
import { reportTag, type EventReport } from "./event-report.ts";
import type { EventReportsParts } from "./event-reports-context.ts";

const report = { path: "/api/events/:id/report", parameters: { id: rowId } } as const;
const proof = { path: "/api/events/:id/proofs/:proof", parameters: { id: rowId, proof: rowId } } as const;
const proofs = { path: "/api/events/:id/proofs", parameters: { id: rowId } } as const;

export const eventReportRoutes: Route<EventReportsParts>[] = [
  {
    ...report,
    method: "GET",
    who: "editor",
    summary: "What happened at an event",
    responses: { 200: { json: eventReport } },
    handle: async (context, { eventReports }) =>
      reportResponse(context, await eventReports.find(context.get("viewer"), idOf(context))),
  },
  {
    ...report,
    method: "PUT",
    who: "editor",
    summary: "Changes what happened at an event; fields that are left out do not change",
    headers: {
      "If-Match": "The ETag of the report as its editor saw it. It changes with the event, too.",
      "Idempotency-Key": "Sent again with the same key, the same request is done once.",
    },
    requestBody: jsonBody(reportInput),
    responses: { 200: { json: eventReport } },
    errors: [412],
    async handle(context, { eventReports }) {
      const options = {
        key: context.req.header("Idempotency-Key"),
        expected: expectedTag(context.req.header("If-Match")),
      };
      const input = await readJson(context);
      return reportResponse(context, await eventReports.save(context.get("viewer"), idOf(context), input, options));
    },
  },
  ...workingCopyRoutes({
    path: "/api/events/:id/report/working-copy",
    parameters: { id: rowId },
    fields: eventReportCollection.fields,
    of: idOf,
    copies: ({ eventReports }: EventReportsParts) => eventReports,
  }),
  {
    ...proofs,
    method: "GET",
    who: "editor",
    summary: "The names of the private files of an event",
    responses: { 200: { json: z.array(eventProof) } },
    handle: async (context, { eventReports }) =>
      context.json(await eventReports.proofs.list(context.get("viewer"), idOf(context))),
  },
  {
    ...proofs,
    method: "POST",
    who: "editor",
    summary: "Adds a private file: JPEG, PNG or PDF",
    requestBody: pictureForm(z.object({ file: z.file(), kind: proofKind })),
    responses: { 201: { json: eventProof } },
    async handle(context, { eventReports }) {
      const form = await readForm(context);
      const file = form.get("file");
      const bytes = await readFile(form, "file");
      if (!bytes || !(file instanceof File))
        throw new HttpError(400, "Choose a file.", { fields: { file: "Choose a file." } });
      const { kind } = parseInput(z.object({ kind: proofKind }), { kind: form.get("kind") });
      const upload = { kind, name: file.name, bytes };
      return context.json(await eventReports.proofs.add(context.get("viewer"), idOf(context), upload), 201);
    },
  },
  {
    ...proof,
    method: "GET",
    who: "administrator",
    summary: "A private file, for download",
    responses: { 200: { type: "application/octet-stream" } },
    async handle(context, { eventReports }) {
      const found = await eventReports.proofs.read(context.get("viewer"), idOf(context), proofOf(context));
      context.header("Content-Type", "application/octet-stream");
      context.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`);
      context.header("Content-Security-Policy", MEDIA_POLICY);
      return context.body(new Uint8Array(found.bytes));
    },
  },
  {
    ...proof,
    method: "DELETE",
    who: "administrator",
    summary: "Deletes a private file",
    responses: { 204: "nothing" },
    async handle(context, { eventReports }) {
      await eventReports.proofs.remove(context.get("viewer"), idOf(context), proofOf(context));
      return context.body(null, 204);
    },
  },
];

function reportResponse(context: ApiContext, found: EventReport): Response {
  context.header("ETag", `"${reportTag(found)}"`);
  return context.json(found);
}

const proofOf = (context: ApiContext) => parseRowId(context.req.param("proof"));
