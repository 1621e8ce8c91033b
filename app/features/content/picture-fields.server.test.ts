/** Tests the fields of a picture: the part that is never cropped, the photographer, and the consent of its people. */
import { expect, test } from "vitest";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";

type Picture = { file: string; alt: string; focus?: string; credit?: string; agreed?: boolean };
const POST = "blogs/what-a-grant-panel-asks";

test("only a picture with a focus has its class", async () => {
  const { get, put, page } = await open();
  const before = await page("/gallery");
  expect(before).not.toContain("top-left");
  const { data } = await get<{ pictures: { picture: Picture }[] }>("gallery");
  expect(data.pictures[0]!.picture).not.toHaveProperty("focus");
  data.pictures[0]!.picture.focus = "top-left";
  expect((await put("gallery", data)).status).toBe(200);
  expect(await page("/gallery")).toMatch(/class="[^"]*top-left[^"]*"/);
  data.pictures[0]!.picture.focus = "center";
  await put("gallery", data);
  expect(await page("/gallery")).toBe(before);
});

test("the history names a changed focus, and an unknown focus is rejected", async () => {
  const { call, get, put } = await open();
  const { data } = await get<{ picture: Picture }>(POST);
  await put(POST, { ...data, picture: { ...data.picture, focus: "top" } });
  expect((await get<{ picture: Picture }>(POST)).data.picture.focus).toBe("top");
  const [latest] = (await (await call(`${POST}/versions`)).json()) as { changes: string[] }[];
  expect(latest!.changes).toEqual(["Part to keep changed from “Centre” to “Top”"]);
  const wrong = await errorOf(await put(POST, { ...data, picture: { ...data.picture, focus: "upstairs" } }));
  expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ["picture.focus"]]);
});

test("a credit is shown with the picture in the gallery and in a post", async () => {
  const { get, put, page } = await open();
  const { data } = await get<{ pictures: { picture: Picture; caption: string }[] }>("gallery");
  const [first] = data.pictures;
  first!.picture.credit = "Photo: Asha Rawat";
  expect((await put("gallery", data)).status).toBe(200);
  expect(await page("/gallery")).toContain(`${first!.caption} Photo: Asha Rawat</figcaption>`);
  const post = await get<{ picture: Picture }>(POST);
  await put(POST, { ...post.data, picture: { ...post.data.picture, credit: "Photo: Om Rai" } });
  expect(await page(`/${POST}`)).toContain("Photo: Om Rai</p>");
});

test("a credit is shown below the name of a person and of the sender from the desk", async () => {
  const { get, put, page } = await open();
  const team = await get<{ members: { picture: Picture }[] }>("team/students-2025");
  team.data.members[0]!.picture.credit = "Photo: Asha Rawat";
  expect((await put("team/students-2025", team.data)).status).toBe(200);
  expect(await page("/team")).toContain("Photo: Asha Rawat</p>");
  const { data } = await get<{ desk: { picture: Picture } }>("home");
  data.desk.picture.credit = "Photo: Om Rai";
  expect((await put("home", data)).status).toBe(200);
  expect(await page("/")).toContain("Photo: Om Rai</p>");
});

test("that the people agreed is stored, is in the history and reaches no page", async () => {
  const { app, call, get, put } = await open();
  const { data } = await get<{ picture: Picture }>(POST);
  await put(POST, { ...data, picture: { ...data.picture, agreed: true } });
  expect((await get<{ picture: Picture }>(POST)).data.picture.agreed).toBe(true);
  const [latest] = (await (await call(`${POST}/versions`)).json()) as { changes: string[] }[];
  expect(latest!.changes).toEqual(["The people in it agreed: ticked"]);
  for (const path of [`/${POST}`, `/${POST}.data`, "/blogs", "/blogs.data"])
    expect(await (await app.request(path)).text()).not.toContain("agreed");
  const wrong = await errorOf(await put(POST, { ...data, picture: { ...data.picture, agreed: "yes" } }));
  expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ["picture.agreed"]]);
});
