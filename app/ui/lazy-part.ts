import { lazy, type ComponentType } from "react";

/**
 * A component whose code is loaded when it is first shown. Without a connection `Instead` is shown, or nothing, and the
 * page remains: a failed `lazy` would replace all of it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(() => load().catch(() => ({ default: Instead })));
}
