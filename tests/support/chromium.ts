/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, Playwright's own, or else the one that
 * comes inside an npm package and so is always there.
 */
import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** No sandbox: tests often run as root, in a container. The rest keeps the browser from calling home. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

type Launch = { executablePath: string; args: string[]; env: Record<string, string> };

export async function chromiumLaunch(): Promise<Launch> {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
    (path) => path && isExecutable(path),
  );
  return launch(found ?? (await unpackPackaged()));
}

/** Always the one from npm, with the fonts that come with it: pictures are to come out the same on every machine. */
export async function packagedChromiumLaunch(): Promise<Launch> {
  const { executablePath, args, env } = launch(await unpackPackaged());
  return {
    executablePath,
    args: [...args, "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
    env: { ...env, FONTCONFIG_PATH: join(tmpdir(), "fonts") },
  };
}

function launch(executablePath: string): Launch {
  return { executablePath, args: ARGUMENTS, env: process.env as Record<string, string> };
}

/** Unpacks the packaged browser, with the system libraries it needs, into the temporary folder (once). */
async function unpackPackaged(): Promise<string> {
  // Read when the package is imported: it then also brings libnss and its friends, which a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
