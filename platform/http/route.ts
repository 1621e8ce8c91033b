/** An API route as data. The router, the OpenAPI description and the access tests are made from it. */
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { pictureLimit, textLimit } from "./body-limit.ts";
import type { HttpEnv } from "./http-env.ts";
import { MAX_ROW_ID } from "../../domain/row-id.ts";

export type ApiContext = Context<HttpEnv>;
export type ResponseBody = { json: z.ZodType } | { type: string } | "nothing";
export type Body = { type: string; schema: z.ZodType; limit: MiddlewareHandler };

export type Route<Parts = never, Query extends z.ZodObject = z.ZodObject> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  /** Checked before the body is read; the service checks again. */
  who: "anyone" | "editor" | "administrator";
  summary: string;
  parameters?: Record<string, z.ZodType>;
  /** Regular expressions without groups, for parameters that may contain slashes. */
  patterns?: Record<string, string>;
  /** Parsed before `handle`. A wrong parameter is a 400, an unknown one is ignored. */
  query?: Query;
  /** As for a page: without it the response is private and never stored. */
  cache?: Omit<CacheRule, "query">;
  headers?: Record<string, string>;
  /**
   * Before the body is read, for a call that anyone with a link may make. Without it a visitor's body may have 64 KB.
   * @throws {HttpError}
   */
  admit?(context: ApiContext, parts: Parts): Promise<void>;
  requestBody?: Body;
  responses: Partial<Record<200 | 201 | 204 | 503, ResponseBody>>;
  /** Errors beyond those that follow from the other properties (`error-statuses.ts`). */
  errors?: number[];
  handle(context: ApiContext, parts: Parts, query: z.output<Query>): Response | Promise<Response>;
};

/** For a route with a query: gives `handle` the type of the parsed query. */
export function withQuery<Parts, Query extends z.ZodObject>(route: Route<Parts, Query>): Route<Parts> {
  return route;
}

/** Any other text is treated as the id of a row that does not exist. */
export const rowId = z.int().min(1).max(MAX_ROW_ID);

export const jsonBody = (schema: z.ZodType): Body => ({ type: "application/json", schema, limit: textLimit });
export const pictureForm = (schema: z.ZodObject): Body => ({ type: FORM, schema, limit: pictureLimit });

export const FORM = "multipart/form-data";
