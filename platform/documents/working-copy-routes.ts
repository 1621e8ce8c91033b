/** The calls for what someone is typing. Nobody else can read it. */
import type { Fields } from "../../domain/collections/fields.ts";
import type { WorkingCopy } from "../../domain/document.ts";
import { typedSchema } from "../../domain/schemas/typed-schema.ts";
import type { Viewer } from "../../domain/session.ts";
import { parseInput } from "../http-error.ts";
import { readJson } from "../http/read-body.ts";
import { jsonBody, type ApiContext, type Route } from "../http/route.ts";
import { typedCopy, workingCopy } from "./document-schemas.ts";
import type { TypedCopy } from "./working-copies.ts";

type Copies<Of> = {
  findWorkingCopy(viewer: Viewer, of: Of): Promise<WorkingCopy | null>;
  storeWorkingCopy(viewer: Viewer, of: Of, copy: TypedCopy): Promise<void>;
  removeWorkingCopy(viewer: Viewer, of: Of): Promise<void>;
};
type Options<Parts, Of> = Pick<Route, "path" | "parameters"> & {
  fields: Fields;
  /** What the copy belongs to. */
  of: (context: ApiContext) => Of;
  copies: (parts: Parts) => Copies<Of>;
};

export function workingCopyRoutes<Parts, Of>({ fields, of, copies, ...at }: Options<Parts, Of>): Route<Parts>[] {
  const typedFields = typedCopy(typedSchema(fields));
  const who = "editor";
  return [
    {
      ...at,
      method: "GET",
      who,
      summary: "What you typed and did not save; null if there is nothing",
      responses: { 200: { json: workingCopy.nullable() } },
      handle: async (context, parts) =>
        context.json(await copies(parts).findWorkingCopy(context.get("viewer"), of(context))),
    },
    {
      ...at,
      method: "PUT",
      who,
      summary: "Stores what you are typing, for you only",
      requestBody: jsonBody(typedFields),
      responses: { 204: "nothing" },
      async handle(context, parts) {
        const typed = parseInput(typedFields, await readJson(context));
        await copies(parts).storeWorkingCopy(context.get("viewer"), of(context), typed);
        return context.body(null, 204);
      },
    },
    {
      ...at,
      method: "DELETE",
      who,
      summary: "Forgets what you typed and did not save",
      responses: { 204: "nothing" },
      async handle(context, parts) {
        await copies(parts).removeWorkingCopy(context.get("viewer"), of(context));
        return context.body(null, 204);
      },
    },
  ];
}
