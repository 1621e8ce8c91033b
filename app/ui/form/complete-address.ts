import type { FocusEvent } from "react";
import { completeLink } from "../../../domain/complete-link";

/** For `onBlur`. */
export function completeAddress({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const complete = completeLink(input.value);
  if (complete === input.value) return;
  typeInto(input, complete);
}

/** Sets the text of a control. The form reacts as if a person had typed it. */
export function typeInto(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
