/** The text of every share card. The titles of pages come from their routes, the others from content/. */
import { wantedCards, type WantedCard } from "../../domain/share-card.ts";
import { MENU_NAME } from "../../domain/content/site.ts";
import { readFiles } from "../../platform/content/read-files.ts";

/** Returns none if content/ is invalid, because start-up reports it. */
export function cardsOfFiles(content: string, pageTitles: string[]): WantedCard[] {
  const { files } = readFiles(content);
  const data = (key: string) => files.get(key)?.data as Partial<Record<string, string>> | undefined;
  const [site, home] = [data("site"), data("home")];
  if (!site || !home) return [];
  const posts = [...files.keys()].filter((key) => key.startsWith("blogs/")).map((key) => data(key)!.title!);
  const names = {
    product: site.product!,
    brand: site.brand!,
    menuName: site.menuName || MENU_NAME,
    tagline: home["hero.tagline"] as unknown as string[],
  };
  return wantedCards(names, [...pageTitles, ...posts]);
}
