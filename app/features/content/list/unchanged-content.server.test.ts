import { expect, test } from "vitest";
import type { ContentEntry } from "../content.ts";
import { openContent } from "../../../../tests/support/edited-content.ts";

test("with ?unchanged=1 the list omits documents that were edited, also posts", async () => {
  const { app, cookie, get, put } = await openContent();
  const post = "blogs/what-a-grant-panel-asks";
  const { data } = await get(post);
  await put(post, { ...data, title: "What a panel asks" });
  await put("discover/culture", { text: "We drink tea." });
  const keysAt = async (path: string) => {
    const loaded = await (await app.request(path, { headers: { Cookie: cookie } })).text();
    return ["home", "discover/culture", post].filter((key) => loaded.includes(`"${key}"`));
  };
  expect(await keysAt("/admin/content.data")).toEqual(["home", "discover/culture", post]);
  expect(await keysAt("/admin/content.data?unchanged=1")).toEqual(["home"]);
});

test("settings that an edited site still has from its file are named, and counted above the tick", async () => {
  const { app, cookie, get, put } = await openContent();
  const at = async (path: string) => (await app.request(`/admin/${path}`, { headers: { Cookie: cookie } })).text();
  const list = "content.data?unchanged=1";
  expect(await at(list), "the whole document is in the list").toContain('"settings",[]');
  expect(await at("content/site.data")).toMatch(/"\d+ texts are still from the example\./);
  const { data } = await get<{ university: object }>("site");
  const university = { ...data.university, name: "City College" };
  await put("site", { ...data, university, exampleTexts: true });
  expect(await at(list)).toContain('"university.url"');
  for (const name of ["university.name", "exampleTexts", "messagesKeptMonths"])
    expect(await at(list)).not.toContain(`"${name}",`);
  expect(await at("content/site.data")).toMatch(/\d+ texts and \d+ settings are still from the example\./);
  await put("site", { ...data, university, exampleTexts: false });
  expect(await at("content/site.data")).not.toContain("still from the example");
});

test("one text that nobody edited is counted without a plural", async () => {
  const { app, cookie, get, put } = await openContent();
  const entries = (await (await app.request("/api/content", { headers: { Cookie: cookie } })).json()) as ContentEntry[];
  for (const { key } of entries.filter((entry) => entry.key !== "site")) {
    const { data } = await get(key);
    // Optional pages have no text yet.
    expect((await put(key, data.text === "" ? { text: "Ours." } : data)).status, key).toBe(200);
  }
  const loaded = await app.request("/admin/content/site.data", { headers: { Cookie: cookie } });
  expect(await loaded.text()).toContain('"1 text is still from the example."');
});
