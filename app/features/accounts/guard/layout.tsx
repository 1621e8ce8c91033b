import { useCallback, useEffect, useState } from "react";
import { Navigate, Outlet, redirect, useLocation } from "react-router";
import { mayEdit } from "../../../../domain/session";
import { signInPath } from "../../../../domain/sign-in-path";
import { requestContext } from "../../../../platform/rendering/request-context";
import { useSession } from "../session-context";
import { ButtonLink } from "../../../ui/button/button";
import { ErrorFrame, ErrorPage, statusOf } from "../../../ui/error-page/error-page";
import { BELOW_NAVIGATION } from "../../../ui/focus-main";
import { Loading } from "../../../ui/loading/loading";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/layout";
import { AdminNavigation } from "../../../ui/admin/admin-navigation";
import { SignedOutContext, UnsavedContext } from "../../../ui/admin/unsaved-changes";
import { useAskToSignIn } from "../use-ask-to-sign-in";

export const handle: RouteHandle = { guarded: true };

const KEPT = <p>What you typed in a form is still stored in this browser.</p>;

/** Only editors and administrators pass the guard. Services reject editors where an administrator is needed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await context.get(requestContext).viewer();
  if (!mayEdit(viewer)) throw redirect(signInPath(url.pathname));
  return null;
}

/** When a session ends during work or while a form has unsaved text, asks to sign in again instead of leaving the page. */
export default function AdminLayout() {
  const session = useSession();
  const isAllowed = mayEdit(session);
  const { pathname } = useLocation();
  const [unsavedAt, setUnsavedAt] = useState<string>();
  const unsaved = unsavedAt === pathname;
  const setUnsaved = useCallback((is: boolean) => setUnsavedAt(is ? pathname : undefined), [pathname]);
  const ask = useAskToSignIn(unsaved);
  function askToSignIn(resume?: () => void) {
    setUnsaved(true);
    ask(resume);
  }
  // A small form does not report its text, and a question to sign in is never wrong.
  useEffect(() => {
    // Later, because rendering now would reset the value of a select before its `change`.
    const onInput = () => setTimeout(setUnsaved, 0, true);
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [setUnsaved]);
  if (session.loading) return <Loading />;
  if (!isAllowed && !unsaved) return <Navigate to={signInPath(pathname)} replace />;
  return (
    <>
      <AdminNavigation viewer={session} />
      <SignedOutContext value={askToSignIn}>
        <UnsavedContext value={setUnsaved}>
          <div id={BELOW_NAVIGATION} tabIndex={-1}>
            <Outlet />
          </div>
        </UnsavedContext>
      </SignedOutContext>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return statusOf(error) === 403 ? <AdministratorsOnly /> : <ErrorPage error={error} offline={KEPT} />;
}

/** An editor is signed in, so signing in again would not help. */
function AdministratorsOnly() {
  return (
    <ErrorFrame title="Only administrators can open this page" status={403} scene="signpost">
      <p>You are signed in as an editor. Ask an administrator if you need something from this page.</p>
      <ButtonLink to="/admin">Admin desk</ButtonLink>
    </ErrorFrame>
  );
}
