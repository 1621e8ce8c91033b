/** Uploads every file of the corpus on both routes, and checks that none of its bytes are served. */
import sharp from "sharp";
import { expect, test } from "vitest";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, startApp } from "./support/app.ts";
import { addEvent, EVENT, form, listEvents, errorOf } from "./support/requests.ts";
import { CANARY, CASES } from "./support/upload-corpus.ts";

const WAYS = [
  { path: "/api/upload", field: "file", more: {}, address: "imageUrl" },
  { path: "/api/events", field: "image", more: EVENT, address: "image" },
] as const;

test("the corpus is large, and contains marks that must not survive", async () => {
  expect(CASES.length).toBeGreaterThanOrEqual(90);
  const marked = await Promise.all(
    CASES.map(async ({ make }) => {
      const made = await make();
      return made instanceof Uint8Array && Buffer.from(made).includes(CANARY);
    }),
  );
  expect(marked.filter(Boolean).length, "what must not survive is really sent").toBeGreaterThanOrEqual(8);
  expect(new Set(CASES.map(({ what }) => what)).size).toBe(CASES.length);
});

test.each(WAYS)("$path gives every file its verdict", async ({ path, field, more, address }) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  for (const { what, make, status, size } of CASES) {
    const before = await listEvents(app);
    const response = await app.request(path, form({ ...more, [field]: await make() }, cookie));
    expect(response.status, `${what}: ${response.status === status ? "" : await response.clone().text()}`).toBe(status);
    if (status === 201)
      await expectClean(app, ((await response.json()) as Record<string, string>)[address]!, what, size);
    else {
      const { fields } = await errorOf(response);
      expect(fields?.image, what).toMatch(/./);
      expect(await listEvents(app), `${what} makes no event`).toEqual(before);
    }
  }
});

/** The served file is our WebP in each width, without any mark of the original. */
async function expectClean(app: App, address: string, what: string, size?: [number, number]): Promise<void> {
  expect(address, what).toMatch(/^\/media\/[0-9a-f]{32}-\d+\.webp$/);
  const response = await app.request(address);
  expect(response.headers.get("Content-Type"), what).toBe("image/webp");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.includes(CANARY), what).toBe(false);
  const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, xmp, iptc, icc, orientation }, what).toEqual({ format: "webp" });
  if (size) expect([width, height], what).toEqual(size);
}

test("a picture upside down comes out upright", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const red = { r: 200, g: 30, b: 30 };
  const blue = { r: 30, g: 30, b: 200 };
  const half = (background: typeof red) => sharp({ create: { width: 60, height: 20, channels: 3, background } }).png();
  const upright = sharp({ create: { width: 60, height: 40, channels: 3, background: blue } }).composite([
    { input: await half(red).toBuffer(), left: 0, top: 0 },
  ]);
  const turned = await sharp(await upright.png().toBuffer())
    .rotate(180)
    .withMetadata({ orientation: 3 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { image } = await addEvent(app, cookie, { image: new Uint8Array(turned) });
  const served = Buffer.from(await (await app.request(image)).arrayBuffer());
  const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 3)];
  expect(pixel(30, 5)[0], "red is above").toBeGreaterThan(120);
  expect(pixel(30, 35)[2], "blue is below").toBeGreaterThan(120);
});
