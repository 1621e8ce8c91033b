/** The text of every share card. The titles of pages come from their routes, the others from content/. */
import { blogHead } from "../../domain/content/blogs.ts";
import { homeContent } from "../../domain/content/home.ts";
import { siteContent } from "../../domain/content/site.ts";
import type { ShareCard } from "../../domain/share-card.ts";
import { ContentFolder } from "../../platform/content/content-folder.ts";

export type WantedCard = ShareCard & { words?: readonly string[] };

/** Skips invalid content: start-up reports it. */
export function wantedCards(content: string, pageTitles: string[]): WantedCard[] {
  const files = new ContentFolder(content);
  const site = files.yaml("site.yaml", siteContent);
  if (!site) return [];
  const { product, brand } = site;
  const words = files.yaml("home.yaml", homeContent)?.hero.tagline;
  const posts = files
    .names("blogs", /^([a-z0-9-]+)\.md$/)
    .flatMap((id) => files.document(`blogs/${id}.md`, blogHead)?.head.title ?? []);
  const pages = [...pageTitles, ...posts].map((title) => ({ product, brand, title }));
  return words ? [{ product, brand, title: words.join(", "), words }, ...pages] : pages;
}
