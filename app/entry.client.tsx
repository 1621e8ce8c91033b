import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** The arrows of the lightbox, and other buttons that people press several times. */
const REPEATED = ".yarl__button, [data-repeated]";

/** The second tap of a double tap would hit what the first one put in its place: "Undo", or the next "Remove". */
function ignoreSecondTap(event: MouseEvent) {
  const control = (event.target as Element).closest("button, a");
  if (event.detail < 2 || !control || control.matches(REPEATED)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
// Before React's own listeners.
addEventListener("click", ignoreSecondTap, true);

type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, policy: { createHTML: () => string }) => void };
};

// React draws the whole document again, with its scripts, when a translator or an extension has changed a text before it
// started. A script that is written as HTML never runs, and all HTML becomes such a script.
try {
  (window as WithTrustedTypes).trustedTypes?.createPolicy("default", { createHTML: () => "<script></script>" });
} catch {
  // An extension has made this policy.
}

startTransition(() => {
  const router = <HydratedRouter />;
  // Visitors do not load the part that only works in development.
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router);
});
