import type { OwnSession } from "../account-shapes.server";
import { isAdmin } from "../../../../domain/session";
import { formatDay, formatMoment } from "../../../../domain/moments";
import { metaOf } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import { adminRequest } from "../admin-request";
import type { Route } from "./+types/route";
import { PasswordForm } from "./password-form";
import { SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";
import { accountsContext } from "../accounts-context";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account } = context.get(accountsContext);
  const { viewer, timeZone, address } = await adminRequest(context);
  const email = viewer.user?.email ?? "";
  const lead = `You are signed in as ${email}, ${isAdmin(viewer) ? "an administrator" : "an editor"}.`;
  if (!account.isLocal) return { email, lead, own: undefined };
  const caller = { viewer, headers: request.headers, address };
  const sessions = await account.listSessions(caller);
  const formatted = ({ signedInAt, lastUsedAt, ...session }: OwnSession) => ({
    ...session,
    signedIn: formatMoment(signedInAt, timeZone),
    // The time is only exact to the hour.
    lastUsed: formatDay(lastUsedAt, timeZone),
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
