/** Controls for administrators on the events page. Visitors never load this code. */
import { lazy, Suspense, type ComponentType } from "react";
import { useSession } from "../../accounts/session-context";

const load = () => import("./for-admins/index");

export const AdminBar = forAdmins(lazy(async () => ({ default: (await load()).AdminBar })));
export const EventControls = forAdmins(lazy(async () => ({ default: (await load()).EventControls })));
export const FixedEventControls = forAdmins(lazy(async () => ({ default: (await load()).FixedEventControls })));

function forAdmins<Props extends object>(Part: ComponentType<Props>) {
  return function ForAdmins(props: Props) {
    if (useSession().role !== "admin") return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
