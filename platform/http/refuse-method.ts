import type { Context } from "hono";
import { Refusal } from "../refusal.ts";

/** @throws {Refusal} 405 */
export function refuseMethod(context: Context, allowed: string): never {
  context.header("Allow", allowed);
  throw new Refusal(405, `This address answers ${allowed} only.`);
}
