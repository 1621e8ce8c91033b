/** Draws share cards of titles that were edited after the build, when they are first requested. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { shareCardFile, type WantedCard } from "../domain/share-card.ts";
import { headersOf, type StaticFiles } from "../platform/cache/static-files.ts";
import { makeFolder } from "../platform/make-folder.ts";
import type { Log } from "../platform/log.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";

const PREFIX = "/share/";

type Parts = {
  root: string;
  /** The folder of drawn cards. */
  folder: string;
  /** The cards of all current titles; no others are drawn. */
  cards: () => WantedCard[];
  log: Log;
};

export function editedShareCards({ root, folder, cards, log }: Parts): StaticFiles {
  const inTurn = oneAtATime();
  /** Tried again only after a restart, because each attempt is a process. */
  const failed = new Set<string>();

  /** Runs in its own process, because the server does not decode SVG (platform/media). */
  async function draw(card: WantedCard, file: string): Promise<void> {
    if (existsSync(file) || failed.has(file)) return;
    makeFolder(folder);
    const args = [join(root, "build-site/draw-share-card.ts"), JSON.stringify(card), file];
    await promisify(execFile)(process.execPath, args);
  }

  return async (path) => {
    if (!path.startsWith(PREFIX)) return undefined;
    const name = path.slice(PREFIX.length);
    const card = cards().find((wanted) => shareCardFile(wanted) === name);
    if (!card) return undefined;
    const file = join(folder, name);
    await inTurn(() =>
      draw(card, file).catch((error: unknown) => {
        failed.add(file);
        log.error({ err: error, file }, "a share card could not be drawn");
      }),
    );
    if (failed.has(file)) return undefined;
    return new Response(await readFile(file), { headers: headersOf(path) });
  };
}
