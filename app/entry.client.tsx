import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** The second tap of a double tap would hit what the first one put in its place: "Undo", or the next "Remove". */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail < 2 || !(event.target as Element).closest("button, a")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
// Before React's own listeners.
addEventListener("click", ignoreSecondTap, true);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
