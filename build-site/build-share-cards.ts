/**
 * Draws the pictures that stand beside shared links (Open Graph), into build/share/: one for each page and post, with
 * its title. What is drawn already is kept: its name carries a hash of what is written on it.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { shareCardFile } from "../domain/share-card.ts";
import { drawCard } from "./share/card.ts";
import { withLettering } from "./share/lettering.ts";
import { wantedCards, type WantedCard } from "./share/titles.ts";

const root = resolve(import.meta.dirname, "..");
const target = join(root, "build/share");
const { pageTitles } = (await import(join(root, "build/app/server/index.js"))) as { pageTitles: () => string[] };

mkdirSync(target, { recursive: true });
const wanted = new Map<string, WantedCard>(
  wantedCards(join(root, "content"), pageTitles()).map((card) => [shareCardFile(card), card]),
);
for (const file of readdirSync(target)) if (!wanted.has(file)) rmSync(join(target, file), { force: true });

const missing = [...wanted].filter(([file]) => !existsSync(join(target, file)));
if (missing.length > 0) {
  await withLettering(async (set) => {
    for (const [file, card] of missing) writeFileSync(join(target, file), await drawCard(card, set));
  });
}
