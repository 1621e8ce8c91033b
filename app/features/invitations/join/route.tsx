import { lazy } from "react";
import { siteContext } from "../../../../platform/content/site-context";
import { Link } from "../../../ui/link/link";
import { metaOf } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import { mayEdit } from "../../../../domain/session";
import { OpenedLink, useLinkToken } from "../../accounts/opened-link";
import { useSession } from "../../accounts/session-context";
import { openInvitation } from "../invitation-calls";
import type { Route } from "./+types/route";

const loadForm = () => import("./join-form");
const JoinForm = lazy(loadForm);

export function loader({ context }: Route.LoaderArgs) {
  const { brand, timeZone } = context.get(siteContext).content.site;
  return { brand, timeZone };
}

export const meta = metaOf({ title: "Invitation", description: "Accept an invitation.", noindex: true });

/** The page is the same for everybody: only the call with the token shows what the invitation gives. */
export default function Join({ loaderData: { brand, timeZone } }: Route.ComponentProps) {
  const token = useLinkToken();
  return (
    <Page title="Invitation" lead={`To look after the website of ${brand}.`}>
      {token ? (
        <OpenedLink key={token} token={token} open={openInvitation} loadForm={loadForm} otherwise={<GoOn />}>
          {(invitation) => <JoinForm token={token} invitation={invitation} timeZone={timeZone} />}
        </OpenedLink>
      ) : (
        <>
          <p>Open the whole link of your invitation again on this device.</p>
          <noscript>
            <p>This page needs JavaScript.</p>
          </noscript>
        </>
      )}
    </Page>
  );
}

/** A person who used the link is often signed in still. */
function GoOn() {
  const session = useSession();
  if (!mayEdit(session))
    return (
      <p>
        <Link to="/admin-login">Sign in</Link>
      </p>
    );
  return (
    <p>
      You are signed in as {session.user?.email}. Go to the <Link to="/admin">Admin desk</Link>.
    </p>
  );
}
