import { z } from "zod";
import type { OwnSession, SecondFactorSetup } from "./account.ts";
import type { Viewer } from "../../../domain/session.ts";

export const viewer = z
  .strictObject({
    user: z.strictObject({ email: z.string() }).nullable(),
    role: z.enum(["user", "editor", "admin"]).nullable(),
    error: z.string().optional(),
  })
  .meta({ id: "Viewer" }) satisfies z.ZodType<Viewer>;

export const ownSession = z
  .strictObject({
    id: z.string(),
    device: z.string(),
    network: z.string(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" }) satisfies z.ZodType<OwnSession>;

export const secondFactorSetup = z.strictObject({
  secret: z.string(),
  uri: z.string(),
}) satisfies z.ZodType<SecondFactorSetup>;

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
