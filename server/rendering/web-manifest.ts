/** What a phone wants to know when the site is put on its home screen. The name comes from content/, so it is no file. */
import type { Content } from "../services/content/index.ts";

/** The light theme's paper; the same as in app/root.tsx. */
const PAPER = "#fcfaf4";

export function webManifest({ site }: Content): Response {
  const manifest = {
    name: `${site.product}, ${site.brand}`,
    short_name: site.product,
    description: site.description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify(manifest), { headers });
}
