import { z } from "zod";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import { fieldError, parseInput } from "../../../platform/http-error.ts";
import { readFile } from "../../../platform/http/read-body.ts";
import { pictureForm, uncheckedJson } from "../../../platform/http/request-body.ts";
import { ONCE } from "../../../platform/http/idempotency-header.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import { MEDIA_POLICY } from "../../../platform/http/security-headers.ts";
import { eventReportCollection } from "./event-report-collection.ts";
import { eventProof, eventReport, proofKind, reportInput } from "./event-report-schema.server.ts";
import { reportTag } from "./event-report.ts";
import type { EventReportsParts } from "./event-reports-context.ts";

const report = { path: "/api/events/:id/report", parameters: { id: rowId } } as const;
const tagged = { json: eventReport, tag: reportTag };
const proof = { path: "/api/events/:id/proofs/:proof", parameters: { id: rowId, proof: rowId } } as const;
const proofs = { path: "/api/events/:id/proofs", parameters: { id: rowId } } as const;

export const eventReportRoutes: Route<EventReportsParts>[] = [
  route({
    ...report,
    method: "GET",
    who: "editor",
    summary: "What happened at an event",
    responses: { 200: tagged },
    handle: ({ viewer, params }, { eventReports }) => eventReports.find(viewer, params.id),
  }),
  route({
    ...report,
    method: "PUT",
    who: "editor",
    summary:
      "Changes what happened at an event; fields that are left out do not change, but without draft the report is finished",
    headers: {
      "If-Match": "The ETag of the report as its editor saw it. It changes with the event, too.",
      ...ONCE,
    },
    requestBody: uncheckedJson(reportInput),
    responses: { 200: tagged },
    errors: [412],
    handle: ({ viewer, params, body, ifMatch, idempotencyKey }, { eventReports }) =>
      eventReports.save(viewer, params.id, body, { key: idempotencyKey, expected: ifMatch }),
  }),
  ...workingCopyRoutes({
    path: "/api/events/:id/report/working-copy",
    parameters: { id: rowId },
    data: typedSchema(eventReportCollection.fields),
    verb: "save",
    of: ({ id }) => id,
    copies: ({ eventReports }: EventReportsParts) => eventReports,
  }),
  route({
    ...proofs,
    method: "GET",
    who: "editor",
    summary: "The names of the private files of an event",
    responses: { 200: { json: z.array(eventProof) } },
    handle: ({ viewer, params }, { eventReports }) => eventReports.proofs.list(viewer, params.id),
  }),
  route({
    ...proofs,
    method: "POST",
    who: "editor",
    summary: "Adds a private file: JPEG, PNG or PDF",
    requestBody: pictureForm(z.object({ file: z.file(), kind: proofKind })),
    responses: { 201: { json: eventProof } },
    async handle({ viewer, params, body: form }, { eventReports }) {
      const file = form.get("file");
      const bytes = await readFile(form, "file");
      if (!bytes || !(file instanceof File)) throw fieldError("file", "Choose a file.");
      const { kind } = parseInput(z.object({ kind: proofKind }), { kind: form.get("kind") });
      const upload = { kind, name: file.name, bytes };
      return eventReports.proofs.add(viewer, params.id, upload);
    },
  }),
  route({
    ...proof,
    method: "GET",
    who: "administrator",
    summary: "A private file, for download",
    responses: { 200: { type: "application/octet-stream" } },
    async handle({ context, viewer, params }, { eventReports }) {
      const found = await eventReports.proofs.read(viewer, params.id, params.proof);
      context.header("Content-Type", "application/octet-stream");
      context.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`);
      context.header("Content-Security-Policy", MEDIA_POLICY);
      return context.body(new Uint8Array(found.bytes));
    },
  }),
  route({
    ...proof,
    method: "DELETE",
    who: "administrator",
    summary: "Deletes a private file",
    responses: { 204: "nothing" },
    handle: ({ viewer, params }, { eventReports }) => eventReports.proofs.remove(viewer, params.id, params.proof),
  }),
];
