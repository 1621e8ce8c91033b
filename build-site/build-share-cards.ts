/** Draws one card per page and post. Reuses existing files, whose names contain a hash of the text. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { shareCardFile, type WantedCard } from "../domain/share-card.ts";
import { siteFolders } from "../platform/content/site-folders.ts";
import { drawCard } from "./share/card.ts";
import { loadFont } from "./share/lettering.ts";
import { cardsOfFiles } from "./share/titles.ts";

const root = resolve(import.meta.dirname, "..");
const { content, shareCards: target } = siteFolders(root);
const { pageTitles } = (await import(join(root, "build/app/server/index.js"))) as { pageTitles: () => string[] };

mkdirSync(target, { recursive: true });
const wanted = new Map<string, WantedCard>(
  cardsOfFiles(content, pageTitles()).map((card) => [shareCardFile(card), card]),
);
for (const file of readdirSync(target)) if (!wanted.has(file)) rmSync(join(target, file), { force: true });

const missing = [...wanted].filter(([file]) => !existsSync(join(target, file)));
if (missing.length > 0) {
  await loadFont();
  for (const [file, card] of missing) writeFileSync(join(target, file), await drawCard(card));
}
