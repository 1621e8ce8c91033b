import { expect, test } from "vitest";
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
