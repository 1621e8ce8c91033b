import { Suspense } from "react";
import { lazyPart } from "../lazy-part";
import type { VignetteProps } from "./vignette-scenes";

/** Loaded on demand: every page can show an error, so the drawings would be part of every page. */
const Drawing = lazyPart(() => import("./vignette-drawing"));

/** A decorative picture for an empty or failed page. The text next to it gives the reason. */
export function Vignette(props: VignetteProps) {
  const space = <svg className={props.className} viewBox="0 0 480 320" aria-hidden="true" />;
  return (
    <Suspense fallback={space}>
      <Drawing {...props} />
    </Suspense>
  );
}
