import { introduction } from "../../content/introduction";
import { Page } from "../../../ui/page/page";
import { teamOf } from "../team-data";
import { TeamSection } from "../team-section";
import { yearFrom, yearQuery } from "../../../ui/year-select/year-parameter";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Meet the Team", cache: { reads: "content", query: yearQuery } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const year = yearFrom(request, [...content.students.keys()], content.site.defaults.teamYear);
  return { ...content.pageTexts("team"), team: teamOf(content, year) };
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Meet the Team" lead={introduction("team", loaderData.lead)}>
      <TeamSection team={loaderData.team} />
    </Page>
  );
}
