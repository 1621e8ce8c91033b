import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "../../domain/picture-file.ts";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import {
  avif,
  gif,
  heic,
  jpeg,
  movingGif,
  movingPng,
  movingWebp,
  pixelBomb,
  plain,
  png,
  text,
  transparentPng,
  webp,
} from "../../tests/support/pictures.ts";
import { addEvent, file, form, listEvents, errorOf } from "../../tests/support/requests.ts";

async function uploader() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  return {
    app,
    cookie,
    upload: async (picture: Uint8Array | File | string) => app.request("/api/upload", form({ file: picture }, cookie)),
  };
}

test.each([
  ["PNG", png],
  ["JPEG", jpeg],
  ["WebP", webp],
  ["GIF that stands still", gif],
])("a %s becomes a WebP of ours", async (_, make) => {
  const { app, upload } = await uploader();
  const response = await upload(await make());
  expect(response.status).toBe(201);
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  expect(imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-40\.webp$/);
  expect((await app.request(imageUrl)).headers.get("Content-Type")).toBe("image/webp");
});

test.each([
  ["keeps its transparent background", {}, 0],
  ["gets a white background if the form asks for it, for the dark theme", { background: "white" }, 255],
])("a PNG %s", async (_, fields, alpha) => {
  const { app, cookie } = await uploader();
  const response = await app.request("/api/upload", form({ file: await transparentPng(60, 20), ...fields }, cookie));
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  const [red, green, blue, opacity] = await sharp(await (await app.request(imageUrl)).bytes())
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(opacity).toBe(alpha);
  // WebP is not exact.
  if (alpha) expect(Math.min(red!, green!, blue!)).toBeGreaterThan(250);
});

test.each([
  ["an SVG drawing", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG.*PNG/],
  ["an SVG drawing behind blank lines", text('\n\n  <svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG.*PNG/],
  [
    "an SVG drawing behind a comment",
    text('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'),
    /SVG.*PNG/,
  ],
  ["an iPhone's photo", heic(), /HEIC.*JPEG/],
  ["an AVIF picture", avif(), /AVIF.*JPEG/],
  ["a page", text("<!doctype html><script>alert(1)</script>"), /JPEG, PNG or WebP/],
  ["a document", text("%PDF-1.7 and so on"), /JPEG, PNG or WebP/],
  ["a TIFF picture", text("II*\0and so on"), /JPEG, PNG or WebP/],
  ["a beginning of a PNG", text("\u0089PNG"), /JPEG, PNG or WebP/],
  ["nothing", new Uint8Array(), /empty/],
])("%s is rejected with advice, whatever its name", async (_, bytes, message) => {
  const { upload } = await uploader();
  const refusal = await errorOf(await upload(file(bytes, "photo.png", "image/png")));
  expect(refusal).toMatchObject({
    status: 415,
    message: expect.stringMatching(message),
    fields: { image: expect.stringMatching(message) },
  });
});

test.each([
  ["GIF", movingGif],
  ["WebP", movingWebp],
  ["PNG", movingPng],
])("a %s that moves is rejected with advice", async (_, make) => {
  const { upload } = await uploader();
  expect(await errorOf(await upload(await make()))).toMatchObject({
    status: 415,
    message: expect.stringMatching(/moves.*PNG or JPEG/),
  });
});

test("an animated PNG with a single frame is accepted", async () => {
  const { upload } = await uploader();
  expect((await upload(await movingPng(1))).status).toBe(201);
});

test.each([
  ["JPEG", jpeg],
  ["PNG", png],
  ["WebP", webp],
])("an incomplete %s is rejected", async (_, make) => {
  const { upload } = await uploader();
  const whole = await make(800, 600);
  const refusal = await errorOf(await upload(whole.subarray(0, Math.floor(whole.length * 0.6))));
  expect(refusal).toMatchObject({ status: 415, fields: { image: expect.any(String) } });
});

test("a picture of more than 50 megapixels is rejected with the limit", async () => {
  const { upload } = await uploader();
  const bomb = pixelBomb(8_000, 6_251);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await errorOf(await upload(bomb))).toMatchObject({
    status: 413,
    message: expect.stringContaining("50 megapixels"),
  });
  expect(await errorOf(await upload(pixelBomb(65_000, 65_000 / 50)))).toMatchObject({ status: 413 });
});

test("a progressive picture has a lower limit, since it is decoded whole", async () => {
  const { upload } = await uploader();
  const photo = new Uint8Array(await plain(5_000, 4_801).jpeg({ progressive: true, quality: 30 }).toBuffer());
  expect(await errorOf(await upload(photo))).toMatchObject({
    status: 413,
    message: expect.stringContaining("24 megapixels"),
  });
  const fromCamera = await plain(6_000, 4_000).jpeg({ progressive: true, quality: 30 }).toBuffer();
  expect((await upload(new Uint8Array(fromCamera))).status, "just 24 megapixels").toBe(201);
});

test("a picture of exactly 50 megapixels is accepted and scaled", async () => {
  const { app, upload } = await uploader();
  const { imageUrl } = (await (await upload(pixelBomb(10_000, 5_000))).json()) as { imageUrl: string };
  expect(imageUrl).toMatch(/-1600\.webp$/);
  expect((await app.request(imageUrl)).status).toBe(200);
});

test("a file above 8 MB is rejected, even one just over it", async () => {
  const { upload } = await uploader();
  for (const size of [9 * 1024 * 1024, MAX_IMAGE_BYTES + 1]) {
    expect(await errorOf(await upload(new Uint8Array(size)))).toMatchObject({
      status: 413,
      message: expect.stringContaining("8 MB"),
    });
  }
});

test("no file, an empty field, text, and two files are each told apart", async () => {
  const { app, cookie, upload } = await uploader();
  const choose = { status: 400, fields: { file: "Choose a picture." } };
  expect(await errorOf(await app.request("/api/upload", form({ image: await png() }, cookie)))).toMatchObject(choose);
  expect(await errorOf(await upload(""))).toMatchObject(choose);
  expect(await errorOf(await upload("https://elsewhere.example/a.png"))).toMatchObject({
    status: 400,
    fields: { file: "The picture must be a file." },
  });
  const twice = form({ file: await png() }, cookie);
  twice.body.append("file", file(await png()));
  expect(await errorOf(await app.request("/api/upload", twice))).toMatchObject({
    status: 400,
    fields: { file: "Choose one picture." },
  });
});

test("the same picture again has the same address, another one another", async () => {
  const { upload } = await uploader();
  const address = async (picture: Uint8Array) =>
    ((await (await upload(picture)).json()) as { imageUrl: string }).imageUrl;
  const first = await address(await png());
  expect(await address(await png())).toBe(first);
  expect(await address(await png(40, 30, { r: 1, g: 2, b: 3 }))).not.toBe(first);
});

test("an upload makes no event", async () => {
  const { app, cookie, upload } = await uploader();
  const event = await addEvent(app, cookie);
  await upload(await png());
  expect(await listEvents(app)).toEqual([event]);
});
