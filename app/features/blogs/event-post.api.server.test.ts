import { expect, test } from "vitest";
import { ADMIN, cookieOf, editorCookie, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent } from "../../../tests/support/requests.ts";
import type { ContentDocument, ContentEntry } from "../content/content.ts";

async function openEvent(fields: Record<string, string> = {}) {
  const app = await startApp();
  const [cookie, editor] = [await cookieOf(app, ADMIN), await editorCookie(app)];
  const event = await addEvent(app, cookie, fields);
  const read = async <Shape>(path: string) =>
    (await (await app.request(path, { headers: { Cookie: editor } })).json()) as Shape;
  const photo = async (alt: string) => {
    const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
    return { image: (await app.site.media.upload(viewer, await png())).imageUrl, alt };
  };
  async function begin() {
    const headers = { Cookie: editor };
    const response = await app.request(`/api/events/${event.id}/post`, { method: "POST", headers });
    expect(response.status, await response.clone().text()).toBe(201);
    return ((await response.json()) as { key: string }).key;
  }
  const posts = async () => {
    const all = await read<ContentEntry[]>("/api/content");
    return all.filter((entry) => entry.key.startsWith("blogs/") && entry.source === "database").map(({ key }) => key);
  };
  return { app, cookie, editor, event, read, photo, begin, posts };
}

test("an editor begins a draft with title, date, picture, outcome and winners", async () => {
  const { app, cookie, event, read, photo, begin } = await openEvent();
  const photos = [await photo("Two teams shake hands"), await photo("The hall")];
  const winners = [{ name: "Team *Pine*", place: "First", prize: "5,000 rupees" }, { name: "मीरा" }];
  const report = { outcome: "1. It went well.\nAll came.", photos, winners, objective: "Secret", students: 4711 };
  await app.request(`/api/events/${event.id}/report`, json("PUT", report, cookie));
  const before = await (await app.request("/blogs")).text();

  const key = await begin();
  expect(key).toBe("blogs/pitch-night");
  const { data, draft } = await read<ContentDocument>(`/api/content/${key}`);
  expect(draft).toBe(true);
  expect(data).toMatchObject({
    title: "Pitch Night",
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    picture: { media: photos[0]!.image, alt: "Two teams shake hands" },
    author: "",
    body: [
      `March 9, 2026, Innovation Block. [All photos are on the page of the event](/events/${event.id}/pitch-night).`,
      "1\\. It went well.",
      "All came.",
      "## Winners",
      "- First: Team \\*Pine\\*, 5,000 rupees\n- मीरा",
    ].join("\n\n"),
  });
  expect(JSON.stringify(data)).not.toMatch(/Secret|4711/);
  expect(await (await app.request("/blogs")).text(), "visitors see no draft").toBe(before);
  expect((await app.request(`/${key}`)).status).toBe(404);
});

test("a post of that name remains, and a draft in the trash too", async () => {
  const { app, cookie, begin } = await openEvent({ title: "Ten conversations before you build" });
  expect(await begin()).toBe("blogs/ten-conversations-before-you-build-2");
  await app.request("/api/content/blogs/ten-conversations-before-you-build-2", {
    method: "DELETE",
    headers: { Cookie: cookie },
  });
  expect(await begin()).toBe("blogs/ten-conversations-before-you-build-3");
});

test("a draft about the event is continued until it is published", async () => {
  const { app, cookie, read, begin, posts } = await openEvent();
  const key = await begin();
  expect(await begin()).toBe(key);
  expect(await posts()).toEqual([key]);
  const { data } = await read<ContentDocument>("/api/content/blogs/ten-conversations-before-you-build");
  expect((await app.request(`/api/content/${key}`, json("PUT", data, cookie))).status).toBe(200);
  expect(await begin()).toBe(`${key}-2`);
});

test("another event of the same title has a draft of its own", async () => {
  const { app, cookie, editor, begin } = await openEvent();
  const first = await begin();
  const next = await addEvent(app, cookie, { date: "2027-03-09" });
  const headers = { Cookie: editor };
  const response = await app.request(`/api/events/${next.id}/post`, { method: "POST", headers });
  expect(await response.json()).toEqual({ key: `${first}-2` });
  expect(await begin()).toBe(first);
});

test("an event without a report, photos or Latin letters has a draft too", async () => {
  const { event, read, begin } = await openEvent({ title: "नवाचार दिवस", draft: "true" });
  const key = await begin();
  expect(key).toBe(`blogs/event-${event.id}`);
  const { data } = await read<ContentDocument>(`/api/content/${key}`);
  expect(data).toMatchObject({ title: "नवाचार दिवस", body: "March 9, 2026, Innovation Block." });
});

test("a deleted event has no post", async () => {
  const { app, cookie, event } = await openEvent();
  await app.request(`/api/events/${event.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  for (const id of [event.id, 99]) {
    const response = await app.request(`/api/events/${id}/post`, { method: "POST", headers: { Cookie: cookie } });
    expect(response.status).toBe(404);
  }
});
