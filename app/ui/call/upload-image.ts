import { ApiError } from "./request";
import { send, type Sending } from "./upload-request";

/** Stores a picture on the server `base` (empty for this one) and returns its address. @throws {ApiError} */
export async function uploadImage(base: string, file: File, sending: Sending = {}): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const body = await send(base, "/api/upload", { body: form, ...sending });
  if (body && typeof body === "object" && "imageUrl" in body && typeof body.imageUrl === "string") return body.imageUrl;
  throw new ApiError("The response contains no picture.", 500);
}
