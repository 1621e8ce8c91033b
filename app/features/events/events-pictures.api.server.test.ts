import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png, text } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, file, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

const RED = { r: 200, g: 30, b: 30 };

test("an event with a picture names its address, its size and its widths", async () => {
  const app = await startApp();
  const event = await addEvent(app, await cookieOf(app, ADMIN), { image: await png(1200, 900) });
  expect(event.image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
  expect(event.picture).toEqual({ width: 1200, height: 900, widths: [480, 960, 1200] });
  expect((await app.request(event.image)).status).toBe(200);
});

test("an update without an image, or with the same one, keeps the picture", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, { image: await png() });
  for (const image of [undefined, event.image]) {
    const response = await app.request(`/api/events/${event.id}`, json("PUT", { ...EVENT, image }, cookie));
    expect(await response.json()).toEqual(event);
  }
});

test.each(["", null])("an update with the image %j takes the picture away", async (image) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, { image: await png() });
  const response = await app.request(`/api/events/${event.id}`, json("PUT", { ...EVENT, image }, cookie));
  expect(await response.json()).toEqual({
    ...event,
    image: "",
    picture: null,
    revision: 2,
    updatedAt: expect.any(String),
  });
});

test("an update with an uploaded picture shows that one", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, { image: await png() });
  const upload = await app.request("/api/upload", form({ file: await png(500, 50, RED) }, cookie));
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  const response = await app.request(`/api/events/${event.id}`, json("PUT", { ...EVENT, image: imageUrl }, cookie));
  expect(await response.json()).toMatchObject({
    image: imageUrl,
    picture: { width: 500, height: 50, widths: [480, 500] },
  });
  expect(imageUrl).not.toBe(event.image);
});

test.each([
  "https://elsewhere.example/a.webp",
  "//elsewhere.example/a.webp",
  "javascript:alert(1)",
  "/media/../api/events",
  `/media/${"0".repeat(32)}-40.webp`,
  "http://127.0.0.1/media/x.webp",
  " ",
])("an update with the image %j is rejected and changes nothing", async (image) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, { image: await png() });
  const response = await app.request(
    `/api/events/${event.id}`,
    json("PUT", { ...EVENT, title: "Changed", image }, cookie),
  );
  expect(await errorOf(response)).toMatchObject({ status: 400, fields: { image: expect.any(String) } });
  expect(await listEvents(app)).toEqual([event]);
});

test.each([
  ["on another server", "https://elsewhere.example", ""],
  ["with something before it", "/other", ""],
  ["with something after it", "", "?other"],
])("the address of our own picture %s is not ours", async (_, before, after) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, { image: await png() });
  const image = before + event.image + after;
  const response = await app.request(`/api/events/${event.id}`, json("PUT", { ...EVENT, image }, cookie));
  expect(await errorOf(response)).toMatchObject({ status: 400 });
});

test("a file field left empty is no picture", async () => {
  const app = await startApp();
  const event = await addEvent(app, await cookieOf(app, ADMIN), { image: "" });
  expect(event).toMatchObject({ image: "", picture: null });
  const asBrowsersSendIt = form(
    { ...EVENT, image: file(new Uint8Array(), "", "application/octet-stream") },
    await cookieOf(app, ADMIN),
  );
  expect((await app.request("/api/events", asBrowsersSendIt)).status).toBe(201);
});

test("an empty file that has a name is a mistake, not a missing picture", async () => {
  const app = await startApp();
  const request = form({ ...EVENT, image: file(new Uint8Array(), "photo.jpg") }, await cookieOf(app, ADMIN));
  expect(await errorOf(await app.request("/api/events", request))).toMatchObject({
    status: 415,
    fields: { image: expect.any(String) },
  });
});

test("two pictures, or a text that is no address of ours, name the field", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const twice = form({ ...EVENT, image: await png() }, cookie);
  twice.body.append("image", file(await png()));
  expect(await errorOf(await app.request("/api/events", twice))).toMatchObject({
    status: 400,
    fields: { image: "Choose one picture." },
  });
  const words = form({ ...EVENT, image: "/media/x.webp" }, cookie);
  expect(await errorOf(await app.request("/api/events", words))).toMatchObject({
    status: 400,
    fields: { image: expect.stringContaining("is not stored here any more") },
  });
  expect(await listEvents(app)).toEqual([]);
});

test("an event is added with a picture that was uploaded before", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const upload = await app.request("/api/upload", form({ file: await png(500, 50, RED) }, cookie));
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  expect(await addEvent(app, cookie, { image: imageUrl })).toMatchObject({ image: imageUrl, picture: { width: 500 } });
});

test("two events of one picture share it, and one outlives the other", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const image = await png();
  const [one, other] = [await addEvent(app, cookie, { image }), await addEvent(app, cookie, { image })];
  expect(one.image).toBe(other.image);
  await app.request(`/api/events/${one.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect((await app.request(other.image)).status).toBe(200);
});

test.each([
  "../../etc/passwd.png",
  "C:\\windows\\a.png",
  "a\0.png",
  "<script>.png",
  "ü".repeat(500),
  ".htaccess",
  "x.php",
])("the file name %j is never used", async (name) => {
  const app = await startApp();
  const request = form({ ...EVENT, image: file(await png(), name) }, await cookieOf(app, ADMIN));
  const response = await app.request("/api/events", request);
  expect(response.status).toBe(201);
  expect(((await response.json()) as { image: string }).image).toMatch(/^\/media\/[0-9a-f]{32}-40\.webp$/);
});

test("the type that a browser names for a file decides nothing", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const lie = form(
    { ...EVENT, image: file(text("<html><script>alert(1)</script></html>"), "a.png", "image/png") },
    cookie,
  );
  expect((await app.request("/api/events", lie)).status).toBe(415);
  const modest = form({ ...EVENT, image: file(await png(), "a.bin", "application/octet-stream") }, cookie);
  expect((await app.request("/api/events", modest)).status).toBe(201);
});
