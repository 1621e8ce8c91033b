/** The tests of every cell have the texts and pictures of tests/sample/. Child processes inherit the setting. */
import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import "./no-settings.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SAMPLE = join(ROOT, "tests/sample");
export const CONTENT = join(SAMPLE, "content");
process.env.CONTENT_ROOT = SAMPLE;

/** Vitest and Playwright call it before their tests. They use the code of the last build, which takes two minutes. */
export default async function build(): Promise<void> {
  // The module reads the setting when it is loaded.
  const { buildCode, buildPictures, buildShareCards } = await import("../../build-site/build-when-stale.ts");
  // Drawing all pictures takes minutes. The names of drawn ones contain a hash, so those of equal samples can be used.
  const [drawn, own] = [join(ROOT, "build/pictures"), join(SAMPLE, "build/pictures")];
  if (existsSync(drawn) && !existsSync(own)) cpSync(drawn, own, { recursive: true });
  buildPictures();
  if (!existsSync(join(ROOT, "build/app/server/index.js"))) buildCode();
  buildShareCards();
}
