/** What a visitor has typed stays in this tab, also after a reload or another page, until it is sent. */
import { readUnsaved, storeUnsaved } from "../../../ui/form/with-storage";

const NAME = "contact-message";
const AREA = "sessionStorage";
const FIELDS = ["from_name", "from_email", "message"];

export function storeTyped(form: HTMLFormElement): void {
  const typed = new FormData(form);
  storeUnsaved(NAME, Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name))])), AREA);
}

/** A reset would bring back a message that the server had rejected before the script loaded. */
export function removeTyped(form: HTMLFormElement): void {
  for (const name of FIELDS) (form.elements.namedItem(name) as HTMLInputElement).value = "";
  storeUnsaved(NAME, {}, AREA);
}

/** Fills empty fields only, because a person may type before the script has loaded. Returns whether there is any text. */
export function restoreTyped(form: HTMLFormElement): boolean {
  const typed = readUnsaved(NAME, AREA);
  const fields = FIELDS.map((name) => form.elements.namedItem(name) as HTMLInputElement);
  for (const field of fields) field.value ||= typed[field.name] ?? "";
  return fields.some(({ value }) => value);
}
