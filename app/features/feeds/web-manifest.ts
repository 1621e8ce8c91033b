import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/web-manifest";
import { siteContext } from "../../../platform/content/site-context";
import { THEME_COLORS } from "../../ui/theme-color";

export const handle: RouteHandle = { cache: { reads: "content" } };

/** `/site.webmanifest` */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext).content;
  const manifest = {
    name: `${site.product}, ${site.brand}`,
    short_name: site.product,
    description: site.description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify(manifest), { headers });
}
