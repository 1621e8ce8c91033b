/** A route of the API as data. The server is made of these, and so are its description and the tests of who may do what. */
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { pictureLimit, textLimit } from "./body-limit.ts";
import type { HttpEnv } from "./http-env.ts";
import { MAX_ROW_ID } from "../../domain/row-id.ts";

export type ApiContext = Context<HttpEnv>;
/** JSON of this shape, bytes of this type, or nothing. */
export type Answer = { json: z.ZodType } | { type: string } | "nothing";
export type Body = { type: string; schema: z.ZodType; limit: MiddlewareHandler };

/** `Parts` is what its handler uses of the site. */
export type Route<Parts = never> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As Hono spells it: `/api/events/:id`. */
  path: `/${string}`;
  /** An administrator is asked for before a byte of the body is read; the service asks again. */
  who: "anyone" | "administrator";
  /** One line for people. */
  summary: string;
  /** The parameters in `path`. */
  parameters?: Record<string, z.ZodType>;
  query?: z.ZodObject;
  /** As for a page: without it the response is private and never stored. */
  cache?: CacheRule;
  /** Headers of the request that mean something, in words. */
  headers?: Record<string, string>;
  /** The schema is the one by which the service judges what comes. */
  takes?: Body;
  /** Its responses; the one for success comes first. */
  answers: Partial<Record<200 | 201 | 204 | 503, Answer>>;
  /** Refusals beyond those that follow from the rest (`refusals.ts`). */
  refuses?: number[];
  handle(context: ApiContext, parts: Parts): Response | Promise<Response>;
};

/** The id of a row in a URL. Any other text is treated as a row that does not exist. */
export const rowId = z.int().min(1).max(MAX_ROW_ID);

export const jsonBody = (schema: z.ZodType): Body => ({ type: "application/json", schema, limit: textLimit });
export const pictureForm = (schema: z.ZodObject): Body => ({ type: FORM, schema, limit: pictureLimit });

export const FORM = "multipart/form-data";
