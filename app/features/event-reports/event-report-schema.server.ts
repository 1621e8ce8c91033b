/** Schemas of requests and responses of `/api/events/{id}/report` and `/proofs`. */
import { z } from "zod";
import { newSchema, storedSchema } from "../../../domain/schemas/collection-schemas.ts";
import { IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";
import type { EventReport } from "./event-report.ts";
import { PROOF_KINDS, PROOF_TYPES, type EventProof, type ProofKind } from "./event-proof.ts";

/** Fields that are left out do not change. */
export const reportInput = newSchema(OTHER_FIELDS).extend({
  iic: newSchema(IIC_FIELDS).optional(),
  draft: z.boolean("draft must be true or false.").optional().describe("true: it is in no report yet."),
});

const reportShape = storedSchema(OTHER_FIELDS).extend({
  iic: storedSchema(IIC_FIELDS),
  id: z.int(),
  revision: z.int(),
  eventRevision: z.int(),
  draft: z.boolean(),
  updatedAt: z.iso.datetime(),
});

export const eventReport = reportShape.meta({ id: "EventReport" }) satisfies z.ZodType<EventReport>;

export const savedReport = reportShape.extend({ savedBy: z.string() });

export const proofKind = z.enum(Object.keys(PROOF_KINDS) as ProofKind[], "Choose what this file is.");

export const eventProof = z
  .strictObject({
    id: z.int(),
    kind: proofKind,
    name: z.string(),
    type: z.enum(PROOF_TYPES),
    size: z.int(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: "EventProof" }) satisfies z.ZodType<EventProof>;
