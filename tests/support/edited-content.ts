/** An app and an administrator who edits its content. */
import type { ContentDocument } from "../../app/features/content/content.ts";
import type { App } from "../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "./app.ts";

export async function openContent(env: Record<string, string> = {}) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  return {
    app,
    cookie,
    ...contentCalls({ app, cookie }),
    /** Returns the visible text, without the data of scripts. */
    page: async (path: string) => (await (await app.request(path)).text()).replaceAll(/<script.*?<\/script>/gs, ""),
  };
}

/** Makes calls with this cookie to an app in memory or to a process. */
export function contentCalls({ app, cookie }: { app: Pick<App, "request">; cookie: string }) {
  const call = (key: string, init: RequestInit = {}) =>
    app.request(`/api/content/${key}`, { ...init, headers: { ...init.headers, Cookie: cookie } });
  return {
    call,
    get: async <Values = Record<string, unknown>>(key: string) =>
      (await (await call(key)).json()) as ContentDocument & { data: Values },
    put(key: string, data: unknown, revision?: number) {
      const { headers, ...init } = json("PUT", data, cookie);
      return app.request(`/api/content/${key}`, {
        ...init,
        headers: { ...headers, ...(revision === undefined ? {} : { "If-Match": `"${revision}"` }) },
      });
    },
    post: (key: string, data: unknown) => app.request(`/api/content/${key}`, json("POST", data, cookie)),
  };
}
