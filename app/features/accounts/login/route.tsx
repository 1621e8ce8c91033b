import { useEffect } from "react";
import { data, redirect } from "react-router";
import { mayEdit, NOBODY, SIGNED_IN_AS } from "../../../../domain/session";
import { signInPath } from "../../../../domain/sign-in-path";
import { requestContext } from "../../../../platform/rendering/request-context";
import { ownHeaders } from "../../../ui/call/request";
import { asHttpError } from "../../../ui/form/http-error";
import { metaOf } from "../../../ui/page/page-meta";
import { credentialsIn } from "../credentials-in";
import { useSession } from "../session-context";
import { Vignette } from "../../../ui/land/vignette";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import { wantedPage } from "../../../ui/admin/admin-pages";
import { signInResult } from "../sign-in/sign-in-result";
import { LoginForm } from "./login-form";
import { SignedIn } from "./signed-in";
import styles from "./login.module.css";
import { accountsContext } from "../accounts-context";

export async function loader({ context, url }: Route.LoaderArgs) {
  // Show the form even if the account cannot be looked up.
  const viewer = await context
    .get(requestContext)
    .viewer()
    .catch(() => NOBODY);
  return { viewer, wanted: wantedPage(url.searchParams) };
}

/** Handles the forms for signing in and out in browsers without JavaScript. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { session } = context.get(accountsContext);
  const { address, log } = context.get(requestContext);
  const { headers } = request;
  const form = await request.formData();
  if (form.get("do") === "sign-out") {
    const wanted = wantedPage(url.searchParams);
    return seeOther(wanted ? signInPath(wanted.path) : "/admin-login", await session.signOut(headers, log));
  }
  try {
    const { setCookies } = await session.signIn({ input: credentialsIn(form), address, headers }, log);
    return seeOther("/events", setCookies);
  } catch (error) {
    const refused = asHttpError(error);
    if (refused.status >= 500) log.error({ err: error }, "sign-in form failed");
    const result = { ...signInResult(refused, form), email: String(form.get("email") ?? "") };
    return data(result, { status: refused.status });
  }
}

function seeOther(path: string, cookies: string[]): Response {
  return redirect(path, { status: 303, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

export const meta = metaOf({ title: "Admin Login", description: "Administrators sign in here.", noindex: true });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, wanted } = loaderData;
  const session = useSession();
  const { refresh } = session;
  const isStale = mayEdit(session) !== mayEdit(viewer);
  // The server's guard redirects here without a session or role, and the pages before may have been opened for someone
  // else, who has signed out in another tab.
  useEffect(() => {
    if (!isStale) return;
    delete ownHeaders[SIGNED_IN_AS];
    void refresh();
  }, [isStale, refresh]);
  const purpose = wanted ? `to see “${wanted.name}”` : "to edit the site";
  return (
    <Page title="Admin Login" lead={viewer.user ? `You are signed in as ${viewer.user.email}.` : `Sign in ${purpose}.`}>
      <div className={styles.beside}>
        {viewer.user ? (
          <SignedIn role={viewer.role} wanted={wanted} />
        ) : (
          <LoginForm result={actionData} wanted={wanted} />
        )}
        <Vignette scene="hut" className={styles.drawing} />
      </div>
    </Page>
  );
}
