import type { MiddlewareHandler } from "hono";
import { Refusal } from "../services/refusal.ts";

/** The methods with which React Router calls a page's action. */
const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** A page is sent a form or nothing: anything else would be a fault inside its action. @throws {Refusal} 415, 400 */
export const formsOnly: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (WRITES.has(raw.method)) {
    if (!FORM.test(raw.headers.get("content-type") ?? "")) throw new Refusal(415, "Send this as a form.");
    await raw
      .clone()
      .formData()
      .catch(() => {
        throw new Refusal(400, "The form could not be read.");
      });
  }
  await next();
};
