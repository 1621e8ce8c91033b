import { siteContext } from "../../../../platform/content/site-context";
import { metaOf } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import { useLinkToken } from "../../accounts/use-link-token";
import type { Route } from "./+types/route";
import { JoinForm } from "./join-form";

export function loader({ context }: Route.LoaderArgs) {
  return { brand: context.get(siteContext).content.site.brand };
}

export const meta = metaOf({ title: "Invitation", description: "Accept an invitation.", noindex: true });

/** The page is the same for everybody: only the response to the form shows whether the link is valid. */
export default function Join({ loaderData: { brand } }: Route.ComponentProps) {
  const token = useLinkToken();
  return (
    <Page title="Invitation" lead={`To look after the website of the ${brand}.`}>
      {token ? (
        <JoinForm key={token} token={token} />
      ) : (
        <p>Open the whole link of your invitation again on this device, with JavaScript switched on.</p>
      )}
    </Page>
  );
}
