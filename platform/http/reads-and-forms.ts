import type { MiddlewareHandler } from "hono";
import { HttpError } from "../http-error.ts";
import { refuseMethod } from "./refuse-method.ts";

const ALLOWED = "GET, HEAD, POST";
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export const readsAndForms: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (!ALLOWED.split(", ").includes(raw.method)) refuseMethod(context, ALLOWED);
  if (raw.method === "POST") {
    if (!FORM.test(raw.headers.get("content-type") ?? "")) throw new HttpError(415, "Send this as a form.");
    await raw
      .clone()
      .formData()
      .catch(() => {
        throw new HttpError(400, "The form could not be read.");
      });
  }
  await next();
};
