/** Calls for unsaved text, which nobody else can read. */
import type { z } from "zod";
import type { TypedCopy, WorkingCopy } from "../../domain/document.ts";
import type { Viewer } from "../../domain/session.ts";
import { jsonBody } from "../http/request-body.ts";
import { route, type Call, type Params, type Route } from "../http/route.ts";
import { typedCopy, workingCopy } from "../../domain/schemas/document-schemas.ts";

type Copies<Of> = {
  findWorkingCopy(viewer: Viewer, of: Of): Promise<WorkingCopy | null>;
  storeWorkingCopy(viewer: Viewer, of: Of, copy: TypedCopy): Promise<void>;
  removeWorkingCopy(viewer: Viewer, of: Of): Promise<void>;
};
type Options<Parts, P extends Params, Of> = Pick<Route, "path" | "patterns"> & {
  parameters?: P;
  data: z.ZodType<object>;
  verb: "save" | "publish";
  /** The document of the copy. */
  of: (params: Call<P>["params"]) => Of;
  copies: (parts: Parts) => Copies<Of>;
};

export function workingCopyRoutes<Parts, P extends Params, Of>(options: Options<Parts, P, Of>): Route<Parts>[] {
  const { data, verb, of, copies, ...at } = options;
  const who = "editor";
  return [
    route({
      ...at,
      method: "GET",
      who,
      summary: `What you typed and did not ${verb}; null if there is nothing`,
      responses: { 200: { json: workingCopy.nullable() } },
      handle: ({ viewer, params }, parts) => copies(parts).findWorkingCopy(viewer, of(params)),
    }),
    route({
      ...at,
      method: "PUT",
      who,
      summary: "Stores what you are typing, for you only",
      requestBody: jsonBody(typedCopy(data)),
      responses: { 204: "nothing" },
      handle: ({ viewer, params, body }, parts) => copies(parts).storeWorkingCopy(viewer, of(params), body),
    }),
    route({
      ...at,
      method: "DELETE",
      who,
      summary: `Forgets what you typed and did not ${verb}`,
      responses: { 204: "nothing" },
      handle: ({ viewer, params }, parts) => copies(parts).removeWorkingCopy(viewer, of(params)),
    }),
  ];
}
