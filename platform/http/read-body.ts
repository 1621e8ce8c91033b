import type { Context } from "hono";
import { fieldError, HttpError } from "../http-error.ts";

/** @throws {HttpError} 415 for another type, 400 for text that is not JSON */
export async function readJson(context: Context): Promise<unknown> {
  requireType(context, "application/json");
  try {
    return await context.req.json();
  } catch {
    throw new HttpError(400, "The body is not valid JSON.");
  }
}

/** @throws {HttpError} 415 for another type, 400 for a broken form */
export async function readForm(context: Context): Promise<FormData> {
  requireType(context, "multipart/form-data");
  try {
    return await context.req.formData();
  } catch {
    throw new HttpError(400, "The form could not be read.");
  }
}

/** Returns the file in a form field, if one was chosen. @throws {HttpError} 400 when the field contains text */
export async function readFile(form: FormData, field: string): Promise<Uint8Array | undefined> {
  const [entry, another] = form.getAll(field);
  if (another !== undefined) throw fieldError(field, "Choose one picture.");
  // An empty file field arrives as a file without name and bytes.
  if (entry === undefined || entry === "") return undefined;
  if (typeof entry === "string") throw fieldError(field, "The picture must be a file.");
  if (entry.size === 0 && entry.name === "") return undefined;
  return new Uint8Array(await entry.arrayBuffer());
}

function requireType(context: Context, type: string): void {
  const given = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (given !== type) throw new HttpError(415, `Send this as ${type}.`);
}
