/** `node build-site/draw-share-card.ts CARD FILE` draws a card from JSON, for a text edited in the browser. */
import { renameSync, writeFileSync } from "node:fs";
import type { WantedCard } from "../domain/share-card.ts";
import { drawCard } from "./share/card.ts";
import { loadFont } from "./share/lettering.ts";

const [card, file] = process.argv.slice(2) as [string, string];
await loadFont();
const unfinished = `${file}.${process.pid}`;
writeFileSync(unfinished, await drawCard(JSON.parse(card) as WantedCard));
renameSync(unfinished, file);
