import type { FocusEvent } from "react";

/** For `onBlur`: people copy `linkedin.com/in/om-rai` from an address bar that hides `https://`. */
export function completeAddress({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const address = input.value.trim();
  if (!/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address)) return;
  input.value = `https://${address}`;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
