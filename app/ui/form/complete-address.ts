import type { FocusEvent } from "react";
import { completeLink } from "../../../domain/complete-link";

/** For `onBlur`. */
export function completeAddress({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const complete = completeLink(input.value);
  if (complete === input.value) return;
  input.value = complete;
  // The form reacts as if a person had typed it.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
