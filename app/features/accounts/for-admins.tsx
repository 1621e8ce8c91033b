import { lazy, Suspense, type ComponentType } from "react";
import { useSession } from "./session-context";

/**
 * Shows a part to administrators only. Visitors never load its code. Without a connection it is missing, and the page
 * remains.
 */
export function forAdmins<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => load().catch((): Awaited<ReturnType<typeof load>> => ({ default: () => null })));
  return function ForAdmins(props: Props) {
    if (useSession().role !== "admin") return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
