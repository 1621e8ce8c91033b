import { z } from "zod";
import type { Viewer } from "../../../domain/session.ts";

export const viewer = z
  .strictObject({
    user: z.strictObject({ email: z.string() }).nullable(),
    role: z.enum(["user", "editor", "admin"]).nullable(),
    error: z.string().optional(),
  })
  .meta({ id: "Viewer" }) satisfies z.ZodType<Viewer>;

export type OwnSession = z.infer<typeof ownSession>;
export const ownSession = z
  .strictObject({
    id: z.string(),
    /** "Firefox on Linux" */
    device: z.string(),
    /** The first part of the network address; empty if unknown. */
    network: z.string(),
    signedInAt: z.iso.datetime(),
    /** Exact to the hour. */
    lastUsedAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" });

/** The secret of an authenticator app, also as an `otpauth:` address. */
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
export const secondFactorSetup = z.strictObject({
  secret: z.string(),
  uri: z.string(),
});

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
