/** Reuses existing files, whose names contain a hash. A separate process reads SVG, which the server cannot. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { previewOf } from "./picture-preview.ts";
import { PICTURE_FORMATS, pictureFileName, type PictureManifest } from "../platform/content/picture-shelf.ts";
import { siteFolders } from "../platform/content/site-folders.ts";

/** Phones use two or three pixels per CSS pixel: a picture as wide as a small screen has 720 or 1080. */
const WIDTHS = [320, 480, 720, 1080, 1600];
/** Increase it when the settings below change. */
const PIPELINE_VERSION = 3;

const { content, builtPictures: target } = siteFolders(resolve(import.meta.dirname, ".."));
const source = join(content, "pictures");

await buildPictures();

async function buildPictures(): Promise<void> {
  mkdirSync(target, { recursive: true });
  const manifest: PictureManifest = {};
  for (const file of globSync("**/*.{svg,png,jpg,jpeg,webp}", { cwd: source }).sort()) {
    manifest[file.replaceAll("\\", "/")] = await makePicture(file);
  }
  writeFileSync(join(target, "manifest.json"), JSON.stringify(manifest));
  removeOthers(manifest);
}

async function makePicture(file: string): Promise<PictureManifest[string]> {
  const bytes = readFileSync(join(source, file));
  const hash = createHash("sha256").update(`${PIPELINE_VERSION}`).update(bytes).digest("hex").slice(0, 10);
  const name = `${file.replace(/\.\w+$/, "").replaceAll(/[/\\]/g, "-")}-${hash}`;
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const widest = Math.min(width, WIDTHS.at(-1)!);
  const widths = [...WIDTHS.filter((candidate) => candidate < widest), widest];
  const missing = widths.filter((at) => missingFormats(name, at).length > 0);
  const upright = missing.length > 0 ? await sharp(bytes).autoOrient().png({ compressionLevel: 0 }).toBuffer() : bytes;
  await Promise.all(missing.map((at) => makeVariants(upright, name, at)));
  const preview = await previewOf(join(target, pictureFileName(name, widths[0]!, "webp")));
  return { name, width, height, widths, preview };
}

async function makeVariants(bytes: Uint8Array, name: string, width: number): Promise<void> {
  for (const format of missingFormats(name, width)) {
    const picture = sharp(bytes).resize({ width });
    const made = format === "avif" ? picture.avif({ quality: 48, effort: 3 }) : picture.webp({ quality: 80 });
    await made.toFile(join(target, pictureFileName(name, width, format)));
  }
}

function missingFormats(name: string, width: number) {
  return PICTURE_FORMATS.filter((format) => !existsSync(join(target, pictureFileName(name, width, format))));
}

function removeOthers(manifest: PictureManifest): void {
  const wanted = new Set(["manifest.json"]);
  for (const { name, widths } of Object.values(manifest)) {
    for (const width of widths) for (const format of PICTURE_FORMATS) wanted.add(pictureFileName(name, width, format));
  }
  for (const file of readdirSync(target)) if (!wanted.has(file)) rmSync(join(target, file), { force: true });
}
