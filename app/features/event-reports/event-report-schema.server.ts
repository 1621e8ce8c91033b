/** Schemas of requests and responses of `/api/events/{id}/report` and `/proofs`. */
import { z } from "zod";
import { newSchema, storedSchema } from "../../../domain/schemas/collection-schemas.ts";
import { IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";
import { PROOF_KINDS, PROOF_TYPES, type ProofKind } from "./event-proof.ts";

/** Fields that are left out do not change, except `draft`: without it the report is finished. */
export const reportInput = newSchema(OTHER_FIELDS).extend({
  iic: newSchema(IIC_FIELDS).optional(),
  draft: z
    .boolean("draft must be true or false.")
    .optional()
    .describe(
      "true: it is in no report yet. Left out or false: it is finished. Outcome and photos are public in any case.",
    ),
});

const reportShape = storedSchema(OTHER_FIELDS).extend({
  iic: storedSchema(IIC_FIELDS),
  /** The id of the event. */
  id: z.int(),
  /** 1 until somebody saves it. */
  revision: z.int(),
  /** The event can change without its report. */
  eventRevision: z.int(),
  /** False for a finished report: drafts are not counted. */
  draft: z.boolean(),
  updatedAt: z.iso.datetime(),
});

/** Outcome and photos belong to the event. */
export const eventReport = reportShape.meta({ id: "EventReport" });

export const savedReport = reportShape.extend({ savedBy: z.string() });

export const proofKind = z.enum(Object.keys(PROOF_KINDS) as ProofKind[], "Choose what this file is.");

/** A private file that proves an event. */
export type EventProof = z.infer<typeof eventProof>;
export const eventProof = z
  .strictObject({
    id: z.int(),
    kind: proofKind,
    /** The file name on the person's device. */
    name: z.string(),
    type: z.enum(PROOF_TYPES),
    /** In bytes. */
    size: z.int(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: "EventProof" });
