import { Suspense, type ComponentType, type ReactNode } from "react";
import { mayEdit } from "../../../domain/session";
import { AdminStyles } from "../../ui/admin/admin-styles";
import { lazyPart } from "../../ui/lazy-part";
import { useSession } from "./session-context";

/** Only editors and administrators load the part. Without a connection it is missing, and the page remains. */
export function forEditors<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  whileLoading: ReactNode = null,
) {
  const Part = lazyPart(load);
  return function ForEditors(props: Props) {
    if (!mayEdit(useSession())) return null;
    return (
      <Suspense fallback={whileLoading}>
        <AdminStyles />
        <Part {...props} />
      </Suspense>
    );
  };
}
