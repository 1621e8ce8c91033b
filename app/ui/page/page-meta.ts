import type { MetaDescriptor } from "react-router";
import { cutText } from "../../../domain/plain-text";
import type { RouteHandle } from "../../../domain/route-handle";
import { SHARE_CARD, shareCardFile } from "../../../domain/share-card";

type RootData = { site: { product: string; brand: string }; publicUrl: string };
type Match = { pathname: string; loaderData?: Partial<RootData> & { description?: string }; handle?: RouteHandle };
type Page = {
  /** A title from data, or of a page without a share card. Others are in the route's `handle`. */
  title?: string;
  /** By default the loader returns one. */
  description?: string;
  /** The text of the share card; by default the title in the `handle`. */
  card?: string;
  picture?: { src: string; width: number; height: number; alt: string } | null;
  noindex?: true;
};
type MetaArgs = { matches: readonly unknown[] };

const MAX_DESCRIPTION = 155;

/** Makes a route's `meta`. The first of `matches` is the root, with the product's name and the site's URL. */
export function pageMeta(matches: readonly unknown[], given: Page = {}): MetaDescriptor[] {
  const chain = matches as readonly Match[];
  const { handle, loaderData } = chain.at(-1) ?? {};
  const page = { title: handle?.title, description: loaderData?.description, ...given };
  const root = chain[0]?.loaderData as RootData | undefined;
  const name = root ? `${root.site.product}, ${root.site.brand}` : "";
  const title = [page.title, page.title ? root?.site.product : name].filter(Boolean).join(" · ");
  const description = cutText((page.description ?? "").replace(/\s+/g, " "), MAX_DESCRIPTION);
  const tags: MetaDescriptor[] = [{ title }];
  if (description) tags.push({ name: "description", content: description });
  if (page.noindex) tags.push({ name: "robots", content: "noindex" });
  // Other sites and apps read the other tags from the HTML, so browsers need no code for them.
  if (!import.meta.env.SSR) return tags;
  const shared = { ...page, card: page.card ?? handle?.title, title: page.title ?? name, description };
  return [...tags, ...sharedMeta(shared, root, chain.at(-1)?.pathname ?? "/")];
}

/** The `meta` of a route whose title does not come from its loader. */
export const metaOf =
  (page?: Page) =>
  ({ matches }: MetaArgs) =>
    pageMeta(matches, page);

/** The `meta` of a route whose title is in its `handle`, and whose description its loader returns. */
export const meta = metaOf();

function sharedMeta(page: Page, root: RootData | undefined, pathname: string): MetaDescriptor[] {
  return [
    { property: "og:title", content: page.title },
    { property: "og:type", content: "website" },
    ...(page.description ? [{ property: "og:description", content: page.description }] : []),
    ...(root ? cardMeta(root, page, pathname) : []),
  ];
}

export function feedLink(path: string, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: path };
}

/** Both must be absolute URLs, so they are left out without `PUBLIC_URL`. */
function cardMeta({ site, publicUrl }: RootData, page: Page, pathname: string): MetaDescriptor[] {
  const words = page.card;
  if (!publicUrl || !words) return [];
  const picture = page.picture ?? {
    ...SHARE_CARD,
    src: `/share/${shareCardFile({ ...site, title: words })}`,
    alt: `“${words}” over the ridges of the hills at dawn`,
  };
  return [
    { property: "og:site_name", content: site.brand },
    { property: "og:url", content: publicUrl + (pathname.replace(/\/$/, "") || "/") },
    { property: "og:image", content: publicUrl + picture.src },
    { property: "og:image:type", content: picture.src.endsWith(".webp") ? "image/webp" : "image/jpeg" },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
