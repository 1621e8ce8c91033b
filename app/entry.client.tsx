import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// React Router finds the hashes of its files by an attribute that HTML does not know, which the server took off
// (server/rendering/pages.ts).
document.querySelector("script[type=importmap]")?.setAttribute("rr-importmap", "");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
