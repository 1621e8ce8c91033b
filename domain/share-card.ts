export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Increase it when the design of the cards changes: browsers cache a card for a year. */
const DESIGN = 2;

export type ShareCard = { product: string; brand: string; title: string };

/** The home page's card has `words` along a trail instead of a title. */
export type WantedCard = ShareCard & { words?: readonly string[] };

export function wantedCards(
  { product, brand, menuName, tagline }: Omit<ShareCard, "title"> & { menuName: string; tagline: readonly string[] },
  titles: readonly string[],
): WantedCard[] {
  const home = { product, brand, title: tagline.join(", "), words: tagline };
  return [home, ...[menuName, ...titles].map((title) => ({ product, brand, title }))];
}

export function shareCardFile({ product, brand, title }: ShareCard): string {
  const words =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-")
      .slice(0, 60) ?? "page";
  return `${words}-${hashOf(JSON.stringify([DESIGN, product, brand, title]))}.jpg`;
}

/** FNV-1a, because the browser's own hashes are asynchronous. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
