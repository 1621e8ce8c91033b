import { z } from "zod";
import { HttpError } from "../http-error.ts";
import { readFile, readForm } from "../http/read-body.ts";
import { pictureForm, type Route } from "../http/route.ts";
import type { MediaService } from "./media.ts";

const uploaded = z.strictObject({ imageUrl: z.string() });

export const uploadRoutes: Route<{ media: MediaService }>[] = [
  {
    method: "POST",
    path: "/api/upload",
    who: "editor",
    summary: "Stores a picture and returns its address",
    requestBody: pictureForm(z.object({ file: z.file() })),
    responses: { 201: { json: uploaded } },
    async handle(context, { media }) {
      const bytes = await readFile(await readForm(context), "file");
      if (!bytes) throw new HttpError(400, "Choose a picture.", { fields: { file: "Choose a picture." } });
      return context.json(await media.upload(context.get("viewer"), bytes), 201);
    },
  },
];
