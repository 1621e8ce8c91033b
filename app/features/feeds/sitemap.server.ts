/** sitemaps.org, RFC 9309. */
import { element, xmlDocument } from "../../../platform/formats/xml.ts";

/** The protocol allows 50,000 addresses per file. */
export const MAX_SITEMAP_EVENTS = 49_000;

/** `changed` is ISO 8601. */
type SitemapEntry = { path: string; changed?: string };

export function sitemapText(entries: SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed }) =>
    element("url", {}, element("loc", {}, origin + path), changed ? element("lastmod", {}, changed) : undefined),
  );
  return xmlDocument(element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls));
}

/** `closed` lists the prefixes of guarded paths. */
export function robotsText(origin: string, closed: string[]): string {
  const lines = ["/api/", ...closed].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
