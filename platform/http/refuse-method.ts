import type { Context } from "hono";
import { HttpError } from "../http-error.ts";

export function refuseMethod(context: Context, allowed: string): never {
  context.header("Allow", allowed);
  throw new HttpError(405, `This address supports ${allowed} only.`);
}
