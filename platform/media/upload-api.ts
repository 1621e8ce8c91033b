import { z } from "zod";
import { fieldError } from "../http-error.ts";
import { readFile } from "../http/read-body.ts";
import { pictureForm } from "../http/request-body.ts";
import { route, type Route } from "../http/route.ts";
import type { MediaService } from "./media.ts";

const uploaded = z.strictObject({ imageUrl: z.string() });

export const uploadRoutes: Route<{ media: MediaService }>[] = [
  route({
    method: "POST",
    path: "/api/upload",
    who: "editor",
    summary: "Stores a picture and returns its address",
    requestBody: pictureForm(z.object({ file: z.file(), background: z.literal("white").optional() })),
    responses: { 201: { json: uploaded } },
    async handle({ viewer, body }, { media }) {
      const bytes = await readFile(body, "file");
      if (!bytes) throw fieldError("file", "Choose a picture.");
      return media.upload(viewer, bytes, body.get("background") === "white");
    },
  }),
];
