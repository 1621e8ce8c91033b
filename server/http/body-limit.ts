import { bodyLimit } from "hono/body-limit";
import { MAX_IMAGE_BYTES } from "../../domain/event.ts";
import { Refusal } from "../services/refusal.ts";

/** Room for the text fields and the form's own lines beside the picture. */
const FORM_OVERHEAD_BYTES = 256 * 1024;
/** The longest description in JSON, every character escaped, and the rest. */
const MAX_TEXT_BYTES = 256 * 1024;

/** For bodies with a picture. */
export const pictureLimit = limit(
  MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES,
  "This picture is larger than 8 MB. Choose a smaller one.",
);
/** For every other body. */
export const textLimit = limit(MAX_TEXT_BYTES, "This text is too long.");

function limit(maxSize: number, message: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, message);
    },
  });
}
