import { Hono } from "hono";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";

/** `POST /api/contact`: takes a visitor's message and answers once it is stored. */
export function contactApi(site: Site) {
  return new Hono<HttpEnv>().post("/", textLimit, async (context) => {
    await site.contact.send(await readJson(context), context.get("address"));
    return context.json({ stored: true }, 201);
  });
}
