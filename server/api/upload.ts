import { Hono } from "hono";
import { pictureLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { readFile, readForm } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";

/** `POST /api/upload`: keeps the picture in `file` and answers its address as `imageUrl`. */
export function uploadApi(site: Site) {
  return new Hono<HttpEnv>().post("/", requireAdminFirst(site), pictureLimit, async (context) => {
    const bytes = await readFile(await readForm(context), "file");
    if (!bytes) throw new Refusal(400, "Choose a picture.", { fields: { file: "Choose a picture." } });
    return context.json(await site.media.upload(context.get("viewer"), bytes), 201);
  });
}
