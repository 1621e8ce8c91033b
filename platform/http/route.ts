/** An API route as data. The router, the OpenAPI description and the access tests are made from it. */
import type { Context } from "hono";
import { z } from "zod";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { MAX_ROW_ID, parseRowId } from "../../domain/row-id.ts";
import { NOBODY, type Viewer } from "../../domain/session.ts";
import type { HttpEnv } from "./http-env.ts";
import { expectedTag } from "./if-match.ts";
import { readQuery } from "./read-query.ts";
import type { RequestBody } from "./request-body.ts";

export type ApiContext = Context<HttpEnv>;
/** `tag` returns the ETag of the result, without quotes. */
type JsonBody = { json: z.ZodType; tag?: (result: never) => string | number };
export type ResponseBody = JsonBody | { type: string } | "nothing";

type Described<Parts> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  /** Checked before the body is read; the service checks again. */
  who: "anyone" | "editor" | "administrator";
  /** Only for a page. Returns the admin page that somebody without a session sees after signing in. */
  signInFor?(path: string): string;
  summary: string;
  parameters?: Record<string, z.ZodType>;
  /** Regular expressions without groups, for parameters that may contain slashes. */
  patterns?: Record<string, string>;
  /** An invalid parameter is a 400, an unknown one is ignored. */
  query?: z.ZodObject;
  /** The same as for a page: without it the response is private and never stored. */
  cache?: Omit<CacheRule, "query">;
  headers?: Record<string, string>;
  /** Runs before the body is read, for a call that anyone with a link may make. Without it bodies are small (`visitorLimit`). */
  admit?(context: ApiContext, parts: Parts): Promise<void>;
  requestBody?: RequestBody;
  responses: Partial<Record<200 | 201 | 204 | 503, ResponseBody>>;
  /** Errors beyond those that follow from the other properties (`error-statuses.ts`). */
  errors?: number[];
};

export type Route<Parts = never> = Described<Parts> & {
  handle(context: ApiContext, parts: Parts): Response | Promise<Response>;
};

export type Params = Record<string, z.ZodType>;
type Declared<Parts, P extends Params, Query extends z.ZodObject, Body> = Described<Parts> & {
  parameters?: P;
  query?: Query;
  requestBody?: RequestBody<Body>;
  /** Returns the JSON of the response, whose status `responses` declares, or another `Response`. */
  handle(call: Call<P, z.output<Query>, Body>, parts: Parts): unknown;
};

export type Call<P extends Params = Params, Query = unknown, Body = unknown> = {
  context: ApiContext;
  /** `NOBODY` on a route for anyone. */
  viewer: Viewer;
  /** An id is 0 if no row can have it. */
  params: { [Name in keyof P]: P[Name] extends typeof rowId ? number : string };
  query: Query;
  body: Body;
  /** The ETag in the header. */
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
};

export const rowId = z.int().min(1).max(MAX_ROW_ID);

/** Parses the query and the body of a request before `handle`. */
export function route<Parts, P extends Params, Query extends z.ZodObject, Body>(
  declared: Declared<Parts, P, Query, Body>,
): Route<Parts> {
  return {
    ...declared,
    async handle(context, parts) {
      const { query, requestBody, responses } = declared;
      const body = (await requestBody?.read(context)) as Body;
      if (requestBody) await context.get("checkAgain")?.();
      const result = await declared.handle(
        {
          context,
          viewer: context.get("viewer") ?? NOBODY,
          params: paramsOf(declared, context) as Call<P, Query, Body>["params"],
          query: (query && readQuery(query, new URL(context.req.url).searchParams)) as z.output<Query>,
          body,
          ifMatch: expectedTag(context.req.header("If-Match")),
          idempotencyKey: context.req.header("Idempotency-Key"),
        },
        parts,
      );
      if (result instanceof Response) return result;
      if (responses[204]) return context.body(null, 204);
      const { tag } = (responses[201] ?? responses[200]) as JsonBody;
      if (tag) context.header("ETag", `"${tag(result as never)}"`);
      return context.json(result, responses[201] ? 201 : 200);
    },
  };
}

function paramsOf({ parameters = {}, patterns = {} }: Described<never>, { req }: ApiContext): Record<string, unknown> {
  // An encoded slash would be a second URL of the same resource.
  const hasEncodedSlash = /%2f/i.test(new URL(req.url).pathname);
  const entries = Object.entries(parameters).map(([name, schema]) => {
    const text = name in patterns && hasEncodedSlash ? "" : (req.param(name) ?? "");
    return [name, schema === rowId ? parseRowId(text) : text] as const;
  });
  return Object.fromEntries(entries);
}
