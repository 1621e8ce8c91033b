import { expect, test } from "vitest";
import { json } from "../../../tests/support/app.ts";
import { desk, ownSite, VIEWER } from "../../../tests/support/desk.ts";
import { png } from "../../../tests/support/pictures.ts";
import { deskService } from "./desk.server.ts";

type Pictured = { picture: { alt: string } };
type Described = Partial<Pictured & Record<"pictures" | "events" | "members", Pictured[]>>;

test("a picture needs a description until it has one or is only decoration", async () => {
  const { add, change, tasks, titles } = await desk();
  const image = await png(40, 30);
  const one = await add({ title: "One", date: "2026-11-01", image });
  const two = await add({ title: "Two", date: "2026-11-02", image });
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of “Two” has no description",
      why: expect.stringMatching(
        /^One sentence about it .* A caption does not replace it\. 1 other event needs this too\.$/,
      ),
      action: { to: `/edit-event/${two.id}#imageAlt` },
    },
  ]);
  await change(two.id, { imageAlt: "" });
  const described = { image: two.image, alt: "The hall" };
  await change(one.id, { imageAlt: "Four students", photos: [described, { image: one.image, alt: "" }] });
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of “One” has no description",
      action: { to: expect.stringMatching(/^\/edit-event\/\d+#photos\.[\w-]+\.alt$/) },
    },
  ]);
  await change(one.id, { photos: [{ image: one.image, alt: "The hall" }] });
  expect(await titles()).toEqual([]);
});

test("a picture of the gallery, an early event or a post needs a description", async () => {
  const { app, cookie, now } = await desk();
  // A change of the content creates the service again.
  const tasks = () => deskService({ ...ownSite(app), now }).tasks(VIEWER);
  const edit = async (key: string, change: (data: Described) => void) => {
    const found = await app.request(`/api/content/${key}`, { headers: { Cookie: cookie } });
    const { data } = (await found.json()) as { data: Described };
    change(data);
    expect((await app.request(`/api/content/${key}`, json("PUT", data, cookie))).status).toBe(200);
  };
  await edit("blogs/what-a-grant-panel-asks", ({ picture }) => (picture!.alt = ""));
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of the post “What a grant panel asks” has no description",
      action: { label: "Describe the picture", to: "/admin/content/blogs/what-a-grant-panel-asks#picture.alt" },
    },
  ]);
  await edit("gallery", ({ pictures }) => (pictures![0]!.picture.alt = ""));
  expect(await tasks()).toMatchObject([
    {
      why: expect.stringMatching(/ 1 other picture needs this too\.$/),
      action: { to: expect.stringMatching(/gallery#pictures\.[\w-]+\.picture\.alt$/) },
    },
  ]);
  for (const key of ["gallery", "blogs/what-a-grant-panel-asks"])
    await app.request(`/api/content/${key}?to=file`, { method: "DELETE", headers: { Cookie: cookie } });
  expect(await tasks()).toEqual([]);
  await edit("events/past", ({ events }) => (events![0]!.picture.alt = ""));
  await edit("team/students-2025", ({ members }) => (members![0]!.picture.alt = ""));
  expect(await tasks()).toMatchObject([
    { why: expect.not.stringContaining("other"), action: { to: expect.stringContaining("/events/past#events.") } },
  ]);
});
