/** The text of every share card. The titles of pages come from their routes, the others from content/. */
import type { ShareCard } from "../../domain/share-card.ts";
import { readFiles } from "../../platform/content/read-files.ts";

export type WantedCard = ShareCard & { words?: readonly string[] };

/** Skips invalid content: start-up reports it. */
export function wantedCards(content: string, pageTitles: string[]): WantedCard[] {
  const { files } = readFiles(content);
  const site = files.get("site")?.data as Record<"product" | "brand", string> | undefined;
  if (!site) return [];
  const { product, brand } = site;
  const home = files.get("home")?.data as { "hero.tagline": string[] } | undefined;
  const words = home?.["hero.tagline"];
  const posts = [...files]
    .filter(([key]) => key.startsWith("blogs/"))
    .map(([, { data }]) => (data as { title: string }).title);
  const pages = [...pageTitles, ...posts].map((title) => ({ product, brand, title }));
  return words ? [{ product, brand, title: words.join(", "), words }, ...pages] : pages;
}
