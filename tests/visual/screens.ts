/** `npm run screens`: takes the screenshots in docs/screens/ for the README, of the built site. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Browser } from "playwright-core";
import sharp from "sharp";
import { packagedChromiumLaunch } from "../support/chromium.ts";
import build from "../support/sample-site.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { fillSite, signInCookies } from "./sample-data.ts";
import { settle } from "./stillness.ts";

const FOLDER = resolve(import.meta.dirname, "../../docs/screens");
const MOST_BYTES = 60_000;
const SIZES = { 1280: { width: 1280, height: 800 }, 360: { width: 360, height: 740 } } as const;

type Screen = { name: string; path: string; theme: "light" | "dark"; width: keyof typeof SIZES; admin?: boolean };

/** In the order of the README. */
const SCREENS: Screen[] = [
  { name: "home", path: "/", theme: "light", width: 1280 },
  { name: "home", path: "/", theme: "dark", width: 1280 },
  { name: "thrust-areas", path: "/discover/thrust-areas", theme: "light", width: 1280 },
  { name: "nodes", path: "/discover/nodes", theme: "dark", width: 1280 },
  { name: "events", path: "/events", theme: "light", width: 1280 },
  { name: "team", path: "/team", theme: "dark", width: 1280 },
  { name: "gallery", path: "/gallery", theme: "light", width: 1280 },
  { name: "blog", path: "/blogs/ten-conversations-before-you-build", theme: "light", width: 1280 },
  { name: "edit-event", path: "/edit-event/1", theme: "light", width: 1280, admin: true },
  { name: "home", path: "/", theme: "light", width: 360 },
  { name: "events", path: "/events", theme: "dark", width: 360 },
  { name: "connect", path: "/connect", theme: "light", width: 360 },
];

mkdirSync(FOLDER, { recursive: true });
await build();
const site = await startSite({ DATABASE_URL: "" });
const browser = await chromium.launch(await packagedChromiumLaunch());
try {
  await fillSite(site);
  for (const screen of SCREENS) await take(browser, site, screen);
} finally {
  await browser.close();
  await site.stop();
}

async function take(from: Browser, { url }: SiteProcess, { name, path, theme, width, admin }: Screen): Promise<void> {
  const context = await from.newContext({
    viewport: SIZES[width],
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  if (admin) await context.addCookies(await signInCookies(url));
  const page = await context.newPage();
  const response = await page.goto(url + path);
  if (!response?.ok()) throw new Error(`${path} returned ${response?.status()}`);
  await settle(page);
  const webp = await smallWebp(await page.screenshot({ animations: "disabled", caret: "hide" }));
  writeFileSync(resolve(FOLDER, `${name}-${theme}-${width}.webp`), webp);
  await context.close();
}

async function smallWebp(png: Buffer): Promise<Buffer> {
  for (const quality of [85, 75, 65, 55, 45]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error("This page makes no picture small enough for the README.");
}
