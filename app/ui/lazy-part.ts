import { lazy, type ComponentType } from "react";

/** A component that loads when it is first shown, or else `Instead`: a failed `lazy` would replace the whole page. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(() => load().catch(() => ({ default: Instead })));
}
