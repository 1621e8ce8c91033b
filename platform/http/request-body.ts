import type { Context, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { parseInput } from "../http-error.ts";
import { pictureLimit, textLimit } from "./body-limit.ts";
import { readForm, readJson } from "./read-body.ts";

export type RequestBody<Input = unknown> = {
  type: string;
  schema: z.ZodType;
  limit: MiddlewareHandler;
  read(context: Context): Promise<Input>;
};

export function jsonBody<Schema extends z.ZodType>(schema: Schema): RequestBody<z.output<Schema>> {
  return { ...uncheckedJson(schema), read: async (context) => parseInput(schema, await readJson(context)) };
}

/** A missing body counts as `{}`. */
export function optionalJson<Schema extends z.ZodType>(schema: Schema): RequestBody<z.output<Schema>> {
  const { read, ...body } = jsonBody(schema);
  return {
    ...body,
    read: async (context) => (context.req.header("Content-Type") ? read(context) : schema.parse({})),
  };
}

/** For a service that parses the body itself, because other code calls it or because another error comes first. */
export function uncheckedJson(schema: z.ZodType): RequestBody {
  return { type: "application/json", schema, limit: textLimit, read: readJson };
}

export function formBody(schema: z.ZodObject, limit: MiddlewareHandler): RequestBody<FormData> {
  return { type: "multipart/form-data", schema, limit, read: readForm };
}

export const pictureForm = (schema: z.ZodObject) => formBody(schema, pictureLimit);
