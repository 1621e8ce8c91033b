/** An app, an administrator and a set of changes. */
import type { ChangeSet, ChangeSetDocument } from "../../app/features/changes/change-set.ts";
import { json } from "./app.ts";
import { openContent } from "./edited-content.ts";

type Opened = Awaited<ReturnType<typeof openContent>>;

export async function openSets(env: Record<string, string> = {}) {
  const opened = await openContent(env);
  return { ...opened, ...setCalls(opened) };
}

/** Makes calls with this cookie. */
export function setCalls({ app, cookie }: Pick<Opened, "app" | "cookie">) {
  const call = (path: string, method: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = body === undefined ? { method, headers: { Cookie: cookie } } : json(method, body, cookie);
    return app.request(`/api/change-sets${path}`, { ...init, headers: { ...init.headers, ...headers } });
  };
  return {
    callSets: call,
    create: async (title = "Session 2031-32") => (await (await call("", "POST", { title })).json()) as ChangeSet,
    putInto: ({ id }: Pick<ChangeSet, "id">, key: string, data: unknown, headers?: Record<string, string>) =>
      call(`/${id}/documents/${key}`, "PUT", data, headers),
    find: async ({ id }: Pick<ChangeSet, "id">) => (await (await call(`/${id}`, "GET")).json()) as ChangeSet,
    publish: ({ id }: Pick<ChangeSet, "id">, at?: string | null, headers?: Record<string, string>) =>
      call(`/${id}/publish`, "POST", { at }, headers),
    undo: ({ id }: Pick<ChangeSet, "id">) => call(`/${id}/undo`, "POST"),
  };
}

export type { ChangeSet, ChangeSetDocument };
