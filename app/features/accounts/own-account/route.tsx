import type { OwnSession } from "../account-shapes.server";
import { isAdmin } from "../../../../domain/session";
import { formatDay, formatMoment } from "../../../../domain/moments";
import { requestContext } from "../../../../platform/rendering/request-context";
import { metaOf } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import { PasswordForm } from "./password-form";
import { SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";
import { accountsContext } from "../accounts-context";
import { siteContext } from "../../../../platform/content/site-context";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account } = context.get(accountsContext);
  const { content } = context.get(siteContext);
  const { viewer: readViewer, address } = context.get(requestContext);
  const viewer = await readViewer();
  const email = viewer.user?.email ?? "";
  const lead = `You are signed in as ${email}, ${isAdmin(viewer) ? "an administrator" : "an editor"}.`;
  if (!account.isLocal) return { email, lead, own: undefined };
  const caller = { viewer, headers: request.headers, address };
  const sessions = await account.listSessions(caller);
  const formatted = ({ signedInAt, lastUsedAt, ...session }: OwnSession) => ({
    ...session,
    signedIn: formatMoment(signedInAt, content.site.timeZone),
    // The time is only exact to the hour.
    lastUsed: formatDay(lastUsedAt, content.site.timeZone),
  });
  return {
    email,
    lead,
    own: { sessions: sessions.map(formatted), codesLeft: await account.secondFactor.codesLeft(caller) },
  };
}

export const meta = metaOf({ title: "Account" });

export default function Account({ loaderData: { email, lead, own } }: Route.ComponentProps) {
  return (
    <Page title="Account" lead={lead}>
      {own ? (
        <>
          <Sessions sessions={own.sessions} />
          <PasswordForm email={email} />
          <SecondFactor codesLeft={own.codesLeft} />
        </>
      ) : (
        <p>This account belongs to the cell’s Supabase project. Change its password and end its sessions there.</p>
      )}
    </Page>
  );
}
