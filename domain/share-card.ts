/** The picture beside a shared link: its address and its size. Build and pages agree on it here. */

export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Raise it when the drawing of the cards changes: browsers cache a card for a year under its address. */
const DESIGN = 1;

/** What is written on a card. */
export type ShareCard = { product: string; brand: string; title: string };

/** The file name says all that is written on the card, so that another text is another address and no list is needed. */
export function shareCardFile({ product, brand, title }: ShareCard): string {
  const words =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-")
      .slice(0, 60) ?? "page";
  return `${words}-${hashOf(JSON.stringify([DESIGN, product, brand, title]))}.jpg`;
}

/** FNV-1a, because the browser's own hashes are asynchronous and the head of a page is written at once. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
