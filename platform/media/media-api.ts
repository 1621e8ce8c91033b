import { z } from "zod";
import { MEDIA_POLICY } from "../http/security-headers.ts";
import { route, type Route } from "../http/route.ts";
import { MEDIA_NAME, type MediaService } from "./media.ts";

/** The URL contains a hash of the picture, so it never changes. */
export const mediaRoutes: Route<{ media: MediaService }>[] = [
  route({
    method: "GET",
    path: "/media/:name",
    who: "anyone",
    summary: "An uploaded picture in one of its widths",
    parameters: { name: z.string().regex(MEDIA_NAME) },
    responses: { 200: { type: "image/webp" } },
    cache: { reads: "database" },
    async handle({ context, params }, { media }) {
      const match = MEDIA_NAME.exec(params.name);
      const file = match && (await media.read(match[1]!, Number(match[2])));
      if (!file) return context.text("Not found", 404);
      context.header("Content-Type", file.type);
      context.header("Content-Security-Policy", MEDIA_POLICY);
      context.header("Cache-Control", "public, max-age=31536000, immutable");
      return context.body(new Uint8Array(file.bytes));
    },
  }),
];
