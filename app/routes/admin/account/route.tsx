import type { OwnSession } from "../../../../domain/account";
import { requestContext, siteContext } from "../../../context";
import { pageMeta } from "../../../seo";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import { PasswordForm } from "./password-form";
import { Sessions } from "./sessions";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account, content } = context.get(siteContext);
  const { viewer: readViewer, address } = context.get(requestContext);
  const viewer = await readViewer();
  const email = viewer.user?.email ?? "";
  if (!account.keptHere) return { email, sessions: undefined };
  const time = new Intl.DateTimeFormat("en-IN", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: content.site.timeZone,
  });
  const sessions = await account.listSessions({ viewer, headers: request.headers, address });
  const inWords = ({ signedInAt, lastUsedAt, ...session }: OwnSession) => ({
    ...session,
    signedIn: time.format(new Date(signedInAt)),
    lastUsed: time.format(new Date(lastUsedAt)),
  });
  return { email, sessions: sessions.map(inWords) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Account", description: "Sessions and password.", card: false });
}

export default function Account({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <Page title="Account" lead={`You are signed in as ${email}.`}>
      {sessions ? (
        <>
          <Sessions sessions={sessions} />
          <PasswordForm email={email} />
        </>
      ) : (
        <p>
          This account is kept by the cell’s Supabase project. Its password and its sessions are changed there, not on
          this site.
        </p>
      )}
    </Page>
  );
}
