import type { KeyboardEvent } from "react";

/**
 * Enter moves to the same line of the next item. After the last item it moves to `adder` while more items are being
 * added, which get the focus from there, and otherwise to the next screen or the Save button.
 */
export function goToNextItem(event: KeyboardEvent<HTMLElement>, adder: HTMLElement | null): void {
  const input = event.target as HTMLElement;
  // While someone composes a character, Enter accepts it.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isLine(input)) return;
  event.preventDefault();
  const field = lastPart(input.name);
  const lines = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[name], textarea[name]")];
  const visible = lines.filter((one) => lastPart(one.name) === field && one.checkVisibility());
  const next = visible[visible.findIndex((one) => one === input) + 1];
  (next ?? adder ?? afterItems(input.form!))?.focus();
}

/**
 * Enter in a line moves to the next field, and from the last one to the next screen or the Save button, because otherwise
 * it would publish a form that is half filled in.
 */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || event.defaultPrevented) return;
  // A dialog that this form opened has its own form.
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS) || !currentTarget.contains(target)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => one.checkVisibility());
  (fields[fields.indexOf(target) + 1] ?? afterItems(target.form!))?.focus();
}

const FIELDS = "input:not([type=file], [type=checkbox], [type=radio]), select, textarea";

/** Includes a short text, like a caption. */
function isLine(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return control.type === "text";
  return control instanceof HTMLTextAreaElement && control.enterKeyHint === "next";
}

/** A form with several screens has a link to the next one. */
function afterItems(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>("[data-next], [type=submit]")].find((one) => one.checkVisibility());
}

/** `pictures.new-1.picture.alt` and `pictures.new-2.picture.alt` are the same field. */
const lastPart = (name: string) => name.split(".").slice(2).join(".");
