import { lazy } from "react";
import { metaOf } from "../../../ui/page/page-meta";
import { Link } from "../../../ui/link/link";
import { Page } from "../../../ui/page/page";
import { openPasswordReset } from "../account-calls";
import { accountsContext } from "../accounts-context";
import { OpenedLink, useLinkToken } from "../opened-link";
import type { Route } from "./+types/route";
import { RequestLink } from "./request-link";

const loadForm = () => import("./new-password");
const NewPassword = lazy(loadForm);

export function loader({ context }: Route.LoaderArgs) {
  const { way, validMinutes } = context.get(accountsContext).passwordReset;
  return { way, validMinutes };
}

export const meta = metaOf({ title: "Forgotten password", description: "Set a new password.", noindex: true });

/** Asks for a link, or with the token of a link for the new password. */
export default function ResetPassword({ loaderData: { way, validMinutes } }: Route.ComponentProps) {
  const token = useLinkToken();
  const ask =
    way === "mail" ? (
      <RequestLink validMinutes={validMinutes} />
    ) : (
      <p>{way === "command" ? <ByCommand /> : BY_SUPABASE}</p>
    );
  if (token)
    return (
      <Page title="New password" lead="All sessions of your account end, also on other devices.">
        <OpenedLink
          key={token}
          token={token}
          open={openPasswordReset}
          loadForm={loadForm}
          otherwise={
            <>
              <p>
                <Link to="/admin-login">Sign in</Link>
              </p>
              {ask}
            </>
          }
        >
          {({ email }) => <NewPassword token={token} email={email} />}
        </OpenedLink>
      </Page>
    );
  return <Page title="Forgotten password">{ask}</Page>;
}

function ByCommand() {
  return (
    <>
      This site cannot mail you a link. Ask an administrator of this site for one: they make it on the page
      Administrators. If there is none, ask the person who looks after the server to run{" "}
      <code>npm run admin -- password</code> with your email.
    </>
  );
}

const BY_SUPABASE =
  "The accounts of this site are in the cell’s Supabase project. Ask another administrator, or the person who looks after the project, to set a new password there, under Authentication and Users.";
