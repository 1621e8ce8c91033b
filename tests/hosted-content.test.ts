/** The texts of the site are edited here, even if accounts or events are on another server. */
import { expect, onTestFinished, test } from "vitest";
import type { ContentEntry } from "../app/features/content/content.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "./support/app.ts";
import { contentCalls } from "./support/edited-content.ts";
import { startOtherApi } from "./support/other-api.ts";
import { shownOn } from "./support/shown.ts";
import { startSupabase } from "./support/supabase.ts";

const ELSEWHERE = {
  "a Supabase project has the accounts": async () => {
    const { env, remove } = await startSupabase();
    onTestFinished(remove);
    return env;
  },
  "another server has the events": async () => {
    const { url, stop } = await startOtherApi();
    onTestFinished(stop);
    return { API_URL: url };
  },
};
const TEXT = { text: "We store nothing about you." };

test.each(Object.entries(ELSEWHERE))(
  "where %s, administrators publish texts and strangers reach none",
  async (_, start) => {
    const app = await startApp({ env: await start() });
    const before = await shownOn(await app.request("/privacy"));
    expect(before).not.toContain(TEXT.text);
    for (const [Cookie, status] of [
      ["", 401],
      [await cookieOf(app, USER), 403],
    ] as const)
      for (const response of [
        await app.request("/api/content", { headers: { Cookie } }),
        await app.request("/api/content/privacy", { headers: { Cookie } }),
        await contentCalls({ app, cookie: Cookie }).put("privacy", TEXT, 0),
        await app.request("/api/content/privacy/draft", json("PUT", { data: TEXT, basis: 0 }, Cookie)),
      ])
        expect(response.status).toBe(status);
    expect(await shownOn(await app.request("/privacy"))).toBe(before);
    const { call, put } = contentCalls({ app, cookie: await cookieOf(app, ADMIN) });
    const list = await app.request("/api/content", { headers: { Cookie: await cookieOf(app, ADMIN) } });
    expect((await list.json()) as ContentEntry[]).toContainEqual(
      expect.objectContaining({ key: "privacy", source: "file", revision: 0 }),
    );
    expect((await call("privacy")).headers.get("ETag")).toBe('"0"');
    expect(await (await put("privacy", TEXT, 0)).json()).toMatchObject({ data: TEXT, source: "database" });
    expect(await shownOn(await app.request("/privacy"))).toContain(TEXT.text);
    expect((await put("privacy", { text: "An earlier idea." }, 0)).status).toBe(412);
  },
);
