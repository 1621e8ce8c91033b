/** Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's, or the one in an npm package, which always exists. */
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

/** Without a sandbox, because tests often run as root in a container. The other flags disable background requests. */
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

/** Always uses the browser from npm, with its own fonts, so that screenshots are identical on every machine. */
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

/** Unpacks the packaged browser and its system libraries into the temporary folder (once). */
async function unpackPackaged(): Promise<string> {
  // The package reads this when it is imported, and then includes libnss and others, which a minimal machine lacks.
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
