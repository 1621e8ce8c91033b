import sharp from "sharp";
import { TRASH_DAYS } from "../../domain/document.ts";
import { expect, test } from "vitest";
import type { App } from "../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../tests/support/app.ts";
import { phonePhoto, pixelBomb, plain, png } from "../../tests/support/pictures.ts";
import { addEvent, EVENT, form } from "../../tests/support/requests.ts";

const HOUR_MS = 3_600_000;

async function upload(app: App, cookie: string, picture: Uint8Array): Promise<string> {
  const response = await app.request("/api/upload", form({ file: picture }, cookie));
  return ((await response.json()) as { imageUrl: string }).imageUrl;
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

test("a picture is served for good, by its own type, and can do nothing as a page", async () => {
  const app = await startApp();
  const response = await app.request(await upload(app, await cookieOf(app, ADMIN), await png()));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a photo is rotated upright, and its camera and place are removed", async () => {
  const app = await startApp();
  const photo = await phonePhoto();
  expect(Buffer.from(photo).includes("CANARY-CAMERA")).toBe(true);
  const served = await bytesOf(await app.request(await upload(app, await cookieOf(app, ADMIN), photo)));
  const metadata = await sharp(served).metadata();
  expect([metadata.width, metadata.height]).toEqual([40, 60]);
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(served.includes("CANARY-CAMERA")).toBe(false);
  const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true });
  const [top, bottom] = [data[20 * 3]!, data[(59 * 40 + 20) * 3]!];
  expect(top, "the left half was red; turned, the upper half is").toBeGreaterThan(150);
  expect(bottom).toBeLessThan(100);
});

test("the served picture looks like the upload", async () => {
  const app = await startApp();
  const [width, height] = [120, 80];
  const colours = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return [x / 3, y / 4, (x + y) / 5].map((angle) => 128 + Math.round(100 * Math.sin(angle)));
  };
  const sent = Buffer.from(Array.from({ length: width * height }, (_, at) => colours(at)).flat());
  const picture = new Uint8Array(
    await sharp(sent, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  const served = await bytesOf(await app.request(await upload(app, await cookieOf(app, ADMIN), picture)));
  const shown = await sharp(served).raw().toBuffer();
  const away = sent.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0) / sent.length;
  expect(away, "steps of 256, for each colour of each point").toBeLessThan(6);
});

test.each([
  [2_000, 1_000],
  [1_200, 4_800],
  [500, 3_300],
])("each width of a %i x %i picture is as wide as its address says", async (width, height) => {
  const app = await startApp();
  const image = new Uint8Array(await plain(width, height).png().toBuffer());
  const { picture, image: address } = await addEvent(app, await cookieOf(app, ADMIN), { image });
  for (const each of picture!.widths) {
    const served = await sharp(
      await bytesOf(await app.request(address.replace(/-\d+\.webp$/, `-${each}.webp`))),
    ).metadata();
    expect(served.width).toBe(each);
    expect(served.height! / each).toBeCloseTo(picture!.height / picture!.width, 1);
  }
  expect(picture!.height / picture!.width).toBeCloseTo(height / width, 2);
});

test.each([
  [7, 5],
  [480, 100],
])("a picture of %i x %i is not enlarged, and stored once", async (width, height) => {
  const app = await startApp();
  const { picture } = await addEvent(app, await cookieOf(app, ADMIN), { image: await png(width, height) });
  expect(picture).toEqual({ width, height, widths: [width] });
});

test("an invalid picture URL returns a plain 404, not a page", async () => {
  const app = await startApp();
  const address = await upload(app, await cookieOf(app, ADMIN), await png());
  const others = [
    address.replace("-40", "-41"),
    address.replace(/[0-9a-f]{32}/, "0".repeat(32)),
    address.replace("-40", "-040"),
    address.replace("webp", "png"),
    "/media/x",
    "/media/a/b",
    "/media/%",
    "/media/..%2Fapi",
  ];
  for (const other of others) {
    const response = await app.request(other);
    expect([response.status, await response.text()], other).toEqual([404, "Not found"]);
    expect(response.headers.get("Cache-Control") ?? "", other).not.toContain("immutable");
  }
});

test("a HEAD request gets the same headers", async () => {
  const app = await startApp();
  const response = await app.request(await upload(app, await cookieOf(app, ADMIN), await png()), { method: "HEAD" });
  expect([response.status, await response.text(), response.headers.get("Content-Type")]).toEqual([
    200,
    "",
    "image/webp",
  ]);
});

test("an upload that no event came to use goes after a day, not before", async () => {
  const app = await startApp();
  const address = await upload(app, await cookieOf(app, ADMIN), await png());
  expect(await app.site.media.removeUnused(inHours(23))).toBe(0);
  expect((await app.request(address)).status).toBe(200);
  expect(await app.site.media.removeUnused(inHours(25))).toBe(1);
  expect((await app.request(address)).status).toBe(404);
  expect(await app.site.database.kysely.selectFrom("pictureVariant").selectAll().execute()).toEqual([]);
});

test("removing visible pictures raises the site's version", async () => {
  const app = await startApp();
  await upload(app, await cookieOf(app, ADMIN), await png());
  const { kysely } = app.site.database;
  const version = async () =>
    (await kysely.selectFrom("siteVersion").select("version").executeTakeFirstOrThrow()).version;
  const before = await version();
  await app.site.media.removeUnused(inHours(23));
  expect(await version()).toBe(before);
  await app.site.media.removeUnused(inHours(25));
  expect(await version()).toBe(before + 1);
});

test("a picture in use is not removed, however old", async () => {
  const app = await startApp();
  const { image } = await addEvent(app, await cookieOf(app, ADMIN), { image: await png() });
  expect(await app.site.media.removeUnused(inHours(10_000))).toBe(0);
  expect((await app.request(image)).status).toBe(200);
});

test("a picture is stored as long as any version of an event shows it", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const gone = await addEvent(app, cookie, { image: await png(41, 30) });
  const changed = await addEvent(app, cookie, { image: await png(42, 30) });
  await app.request(`/api/events/${gone.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await app.request(`/api/events/${changed.id}`, json("PUT", { ...EVENT, image: "" }, cookie));
  expect(await app.site.media.removeUnused(inHours(25))).toBe(0);
  const afterTrash = 24 * (TRASH_DAYS + 1);
  await app.site.events.emptyTrash(inHours(afterTrash));
  expect(await app.site.media.removeUnused(inHours(afterTrash))).toBe(1);
});

test("uploading a picture again restarts its 24 hours", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await upload(app, cookie, await png());
  await app.site.database.kysely
    .updateTable("picture")
    .set({ createdAt: inHours(-23).toISOString() })
    .execute();
  await upload(app, cookie, await png());
  expect(await app.site.media.removeUnused(inHours(2))).toBe(0);
});

test("pictures of a later save are stored as long as the event", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const image = await upload(app, cookie, await png(41, 30));
  const photo = await upload(app, cookie, await png(42, 30));
  const change = { ...EVENT, image, photos: [{ image: photo, alt: "" }] };
  expect((await app.request(`/api/events/${id}`, json("PUT", change, cookie))).status).toBe(200);
  expect(await app.site.media.removeUnused(inHours(10_000))).toBe(0);
  for (const address of [image, photo]) expect((await app.request(address)).status, address).toBe(200);
});

test("concurrent pictures are decoded one at a time and not cached", async () => {
  const { media } = (await startApp()).site;
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const ended: string[] = [];
  const small = await png();
  await Promise.all([
    media.prepare(viewer, pixelBomb(4_000, 3_000)).then(() => ended.push("large")),
    media.prepare(viewer, small).then(() => ended.push("small")),
  ]);
  expect(ended, "the small one waited").toEqual(["large", "small"]);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});
