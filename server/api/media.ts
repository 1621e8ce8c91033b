import { Hono } from "hono";
import { MEDIA_POLICY } from "../http/security-headers.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Site } from "../site.ts";

/**
 * `/media/<hash>-<width>.webp`: uploaded pictures. The hash names the bytes, so an address never changes its meaning.
 * Memory and ranges are the cache's in front (rendering/page-cache.ts).
 */
export function mediaFiles(site: Site) {
  return new Hono<HttpEnv>().get("/:name", async (context) => {
    const match = /^([0-9a-f]{32})-([1-9]\d{0,4})\.webp$/.exec(context.req.param("name"));
    const file = match && (await site.media.read(match[1]!, Number(match[2])));
    if (!file) return context.text("Not found", 404);
    context.header("Content-Type", file.type);
    context.header("Accept-Ranges", "bytes");
    context.header("Content-Security-Policy", MEDIA_POLICY);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    return context.body(new Uint8Array(file.bytes));
  });
}
