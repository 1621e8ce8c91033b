/** What is written on the cards of the site's own pages; the posts bring their titles along. */
import { blogHead } from "../../domain/content/blogs.ts";
import { homeContent } from "../../domain/content/home.ts";
import { siteContent } from "../../domain/content/site.ts";
import type { ShareCard } from "../../domain/share-card.ts";
import { ContentFolder } from "../../platform/content/content-folder.ts";

/** The titles that the routes in app/features/ give to `pageMeta`; tests/share-cards.test.ts holds the two together. */
const PAGE_TITLES = [
  "E-CELL",
  "Who we are",
  "Mission and Vision",
  "Culture",
  "Thrust areas",
  "Nodes",
  "Partners and Collaborators",
  "Initiatives",
  "Learn",
  "Newsletter",
  "Startup Guide",
  "Incubators",
  "Events",
  "Meet the Team",
  "Gallery",
  "Contact",
  "Blogs",
  "Privacy",
];

export type WantedCard = ShareCard & { words?: readonly string[] };

/** Every card of the site. What content/ has wrong is left out here: the start names it and serves nothing. */
export function wantedCards(content: string): WantedCard[] {
  const files = new ContentFolder(content);
  const site = files.yaml("site.yaml", siteContent);
  if (!site) return [];
  const { product, brand } = site;
  const words = files.yaml("home.yaml", homeContent)?.hero.tagline;
  const posts = files
    .names("blogs", /^([a-z0-9-]+)\.md$/)
    .flatMap((id) => files.document(`blogs/${id}.md`, blogHead)?.head.title ?? []);
  const pages = [...PAGE_TITLES, ...posts].map((title) => ({ product, brand, title }));
  return words ? [{ product, brand, title: words.join(", "), words }, ...pages] : pages;
}
