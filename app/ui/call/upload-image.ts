import { ApiError } from "./request";
import { send, type Sending } from "./upload-request";

/**
 * Returns the URL of the stored picture. `base` is another server, or empty for this one. `onWhite` fills a transparent
 * background. @throws {ApiError}
 */
export async function uploadImage(
  base: string,
  file: File,
  { onWhite, ...sending }: Sending & { onWhite?: boolean } = {},
): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  if (onWhite && !base) form.set("background", "white");
  const body = await send(base, "/api/upload", { body: form, ...sending });
  if (body && typeof body === "object" && "imageUrl" in body && typeof body.imageUrl === "string") return body.imageUrl;
  throw new ApiError("The response contains no picture.", 500);
}
