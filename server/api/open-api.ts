import { z } from "zod";
import { refusal } from "./response-shapes.ts";
import { errorStatusesOf } from "./error-statuses.ts";
import type { ResponseBody, Route } from "../../platform/http/route.ts";
import { sessionCookie } from "../../platform/identity/settings.ts";

type Json = Record<string, unknown>;
const SCHEMAS = "#/components/schemas/";

/** `server` is the site's address, or `/`. */
export function describe(routes: readonly Route[], { title, server }: { title: string; server: string }) {
  const schemas: Json = {};
  const refused = { description: "Refused, and why", content: contentOf({ json: refusal }, schemas) };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route, schemas);
  }
  const session = { type: "apiKey", in: "cookie", name: sessionCookie(false) };
  return {
    openapi: "3.1.1",
    info: { title, version: "1", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: server }],
    paths,
    components: {
      schemas,
      responses: { Refused: refused },
      securitySchemes: { session: { ...session, description: SESSION_WORDS } },
    },
  };
}

const SESSION_WORDS =
  "Set by POST /api/session; over https its name begins with __Host-. A write needs this site's Origin header, or none.";

function operation(route: Route, schemas: Json): Json {
  const { method, path, summary, who, requestBody } = route;
  const content = requestBody && { [requestBody.type]: { schema: schemaOf(requestBody.schema, "input", schemas) } };
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z0-9]+/gi, "-")}`,
    summary,
    tags: [path.split("/").slice(1, 3).join("/").replace(/\..*/, "")],
    // OpenAPI lists the roles that may call it; an administrator may call everything.
    security: who === "anyone" ? [] : [{ session: [who] }],
    parameters: parametersOf(route, schemas),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(route, schemas),
  };
}

function parametersOf({ parameters = {}, query, headers = {} }: Route, schemas: Json): Json[] {
  const inPath = Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    schema: schemaOf(schema, "input", schemas),
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    schema: schemaOf(schema, "input", schemas),
  }));
  const inHeader = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function responsesOf(route: Route, schemas: Json): Json {
  const refused = { $ref: "#/components/responses/Refused" };
  const done = Object.entries(route.responses).map(([status, responseBody]) => [
    status,
    { description: Number(status) < 300 ? "Done" : "Not available", content: contentOf(responseBody, schemas) },
  ]);
  return {
    ...Object.fromEntries(errorStatusesOf(route).map((status) => [status, refused])),
    ...Object.fromEntries(done),
  };
}

function contentOf(responseBody: ResponseBody, schemas: Json): Json | undefined {
  if (responseBody === "nothing") return undefined;
  if ("type" in responseBody) return { [responseBody.type]: {} };
  return { "application/json": { schema: schemaOf(responseBody.json, "output", schemas) } };
}

/** Schemas with an id are described once, in `schemas`. */
function schemaOf(schema: z.ZodType, io: "input" | "output", schemas: Json): Json {
  // Nested one level, because zod gives the outermost schema no reference.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
      // A format is more specific, and JavaScript can represent every integer here.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Responses may get new fields.
      if (io === "output") delete jsonSchema.additionalProperties;
    },
  });
  Object.assign(schemas, pointed($defs));
  return pointed(properties!.it as Json);
}

function pointed<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", SCHEMAS)) as Schema;
}
