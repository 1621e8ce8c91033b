import { siteContext } from "../../../../platform/content/site-context";
import { OptionalText } from "../../content/optional-text";
import { ButtonLink } from "../../../ui/button/button";
import { pageMeta } from "../../../ui/page/page-meta";
import { ContentAwaited } from "../../../ui/content-awaited/content-awaited";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { title: "Partners and Collaborators", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  return { text: context.get(siteContext).content.textOf("discover/partners-and-collaborators") };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: "The institutes, companies and villages that work with the cell will be named here.",
  });
}

export default function PartnersAndCollaborators({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <OptionalText
      of="discover/partners-and-collaborators"
      title="Partners and Collaborators"
      text={text}
      awaited={<Awaited />}
    />
  );
}

function Awaited() {
  return (
    <ContentAwaited>
      <p>The institutes, companies and villages that work with us will be named here, each with what we do together.</p>
      <p>Would you like to work with us? Write to us and tell us what you have in mind.</p>
      <p>
        <ButtonLink to="/connect">Write to us</ButtonLink>
      </p>
    </ContentAwaited>
  );
}
