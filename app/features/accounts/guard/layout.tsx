import { useState } from "react";
import { Navigate, Outlet, redirect, useLocation } from "react-router";
import { isAdmin } from "../../../../domain/session";
import { requestContext } from "../../../../platform/rendering/request-context";
import { useSession } from "../session-context";
import { Loading } from "../../../ui/loading/loading";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/layout";
import { AdminNavigation } from "../../../ui/admin/admin-navigation";
import { signInPath } from "../../../ui/admin/admin-pages";
import { UnsavedContext } from "../../../ui/admin/unsaved-changes";
import { SignInAgain } from "../sign-in-again";

export const handle: RouteHandle = { guarded: true };

/** Sends nothing behind the guard to anyone but an administrator. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await context.get(requestContext).viewer();
  if (!isAdmin(viewer)) throw redirect(signInPath(url.pathname));
  return null;
}

/**
 * Shows `Loading...` until user and role are known. When a session ends while something is typed, it asks to sign in
 * again instead of leaving the page.
 */
export default function AdminLayout() {
  const { loading, role } = useSession();
  const { pathname } = useLocation();
  const [unsaved, setUnsaved] = useState(false);
  if (loading) return <Loading />;
  if (role !== "admin" && !unsaved) return <Navigate to={signInPath(pathname)} replace />;
  return (
    <>
      <AdminNavigation />
      <UnsavedContext value={setUnsaved}>
        <Outlet />
      </UnsavedContext>
      {role !== "admin" && <SignInAgain onLeave={() => setUnsaved(false)} />}
    </>
  );
}
