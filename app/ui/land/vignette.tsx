import { lazy, Suspense } from "react";
import type { VignetteProps } from "./vignette-scenes";

/** The drawings load when a page shows one. Every page can show an error, so they would be part of every page. */
const Drawing = lazy(() => import("./vignette-drawing"));

/** A small decorative picture for a page that has nothing else to show. The text beside it says what is missing. */
export function Vignette(props: VignetteProps) {
  const space = <svg className={props.className} viewBox="0 0 480 320" aria-hidden="true" />;
  return (
    <Suspense fallback={space}>
      <Drawing {...props} />
    </Suspense>
  );
}
