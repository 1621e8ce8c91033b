import { Suspense, type ComponentType } from "react";
import { useSession } from "./session-context";

/** Shows `Part` to administrators only. If it is lazy, visitors never load its code. */
export function forAdmins<Props extends object>(Part: ComponentType<Props>) {
  return function ForAdmins(props: Props) {
    if (useSession().role !== "admin") return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
