import sharp from "sharp";
import { expect, test } from "vitest";
import { openContent } from "../../../tests/support/edited-content.ts";
import { transparentPng } from "../../../tests/support/pictures.ts";
import { form } from "../../../tests/support/requests.ts";
import { logoOf } from "./logo.ts";

const picture = (width: number, height: number, widths: number[]) =>
  logoOf({ alt: "", width, height, widths, src: `/media/0f-${widths.at(-1)!}.webp`, formats: ["webp"] });

test.each([
  ["a square", [400, 400, [400]], { src: "/media/0f-400.webp", width: 32, height: 32 }],
  ["a wide logo", [1_600, 400, [480, 960, 1_600]], { src: "/media/0f-480.webp", width: 128, height: 32 }],
  ["a very wide logo", [1_600, 160, [480, 960, 1_600]], { src: "/media/0f-480.webp", width: 160, height: 16 }],
  ["a line", [1_600, 2, [480, 1_600]], { src: "/media/0f-480.webp", width: 160, height: 1 }],
] as const)("%s is as high as the drawing, or as wide as its place", (_, [width, height, widths], logo) => {
  expect(picture(width, height, [...widths])).toEqual(logo);
});

test("an uploaded logo with a transparent background takes the place of the drawing", async () => {
  const { app, cookie, get, put, page } = await openContent();
  const before = await page("/");
  const upload = await app.request("/api/upload", form({ file: await transparentPng(600, 200) }, cookie));
  const { imageUrl: media } = (await upload.json()) as { imageUrl: string };
  const { data } = await get("site");
  expect(data).not.toHaveProperty("logo");
  expect((await put("site", { ...data, logo: { media } })).status).toBe(200);

  for (const path of ["/", "/events", "/discover/culture"])
    expect(brandOf(await page(path)), path).not.toContain("<svg");
  const [, src = "", size] = /<img src="([^"]+)" (width="\d+" height="\d+") alt=""\/>/.exec(brandOf(await page("/")))!;
  expect(size).toBe('width="96" height="32"');
  const served = await app.request(src);
  const { isOpaque, channels } = await sharp(await served.bytes()).stats();
  expect([served.status, isOpaque, channels[3]!.min]).toEqual([200, false, 0]);

  expect((await put("site", data)).status).toBe(200);
  expect(await page("/")).toBe(before);
});

test("a logo can be a file of content/, and an unknown file is refused", async () => {
  const { get, put, page } = await openContent();
  const { data } = await get("site");
  const post = await get<{ picture: { file: string } }>("blogs/what-a-grant-panel-asks");
  expect((await put("site", { ...data, logo: { file: post.data.picture.file } })).status).toBe(200);
  expect(brandOf(await page("/"))).toMatch(/<img src="\/pictures\/[^"]+-320\.webp" width="\d+" height="32" alt=""\/>/);
  expect((await put("site", { ...data, logo: { file: "no-such.png" } })).status).toBe(400);
});

/** Returns the link to the home page at the top. */
const brandOf = (html: string) => /<header\b.*?<\/a>/s.exec(html)![0];
