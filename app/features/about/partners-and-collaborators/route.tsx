import { siteContext } from "../../../../platform/content/site-context";
import { Awaited } from "../../content/awaited";
import { OptionalText } from "../../content/optional-text";
import { ButtonLink } from "../../../ui/button/button";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Partners and Collaborators", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, textOf } = context.get(siteContext).content;
  return { ...pageTexts("partners"), text: textOf("discover/partners-and-collaborators") };
}

export default function PartnersAndCollaborators({ loaderData: { text, awaited } }: Route.ComponentProps) {
  return (
    <OptionalText
      of="discover/partners-and-collaborators"
      title="Partners and Collaborators"
      text={text}
      awaited={
        <Awaited page="partners" text={awaited}>
          <p>
            <ButtonLink to="/connect">Write to us</ButtonLink>
          </p>
        </Awaited>
      }
    />
  );
}
