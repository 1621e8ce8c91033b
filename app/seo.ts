import type { MetaDescriptor } from "react-router";

type RootMatch = { loaderData?: { site?: { product: string; brand: string } } } | undefined;

/**
 * Title and description of one page, for a route's `meta` export. Without a title it is the home page's.
 * `matches` is React Router's; the first entry is the root, which knows the product's name.
 */
export function pageMeta(matches: readonly unknown[], page: { title?: string; description: string }): MetaDescriptor[] {
  const site = (matches[0] as RootMatch)?.loaderData?.site;
  const name = site ? `${site.product}, ${site.brand}` : "";
  const title = [page.title, page.title ? site?.product : name].filter(Boolean).join(" · ");
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title ?? name },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
  ];
}
