import { ApiError } from "./request";
import { send, type Sending } from "./upload-request";

/** Returns the URL of the stored picture. `base` is another server, or empty for this one. @throws {ApiError} */
export async function uploadImage(base: string, file: File, sending: Sending = {}): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const body = await send(base, "/api/upload", { body: form, ...sending });
  if (body && typeof body === "object" && "imageUrl" in body && typeof body.imageUrl === "string") return body.imageUrl;
  throw new ApiError("The response contains no picture.", 500);
}
