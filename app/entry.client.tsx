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

type Policy = { createHTML: (html: string) => string };
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, policy: Policy) => void } };

/**
 * React draws the whole document again, with its scripts, when a translator or an extension has changed a text before it
 * started. A script that is written as HTML never runs. Any other HTML becomes empty.
 */
const EMPTY_SCRIPT = "<script></script>";
(window as WithTrustedTypes).trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : ""),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
