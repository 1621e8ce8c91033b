import type { Prose as ProseData } from "../../../../domain/prose";
import { siteContext } from "../../../context";
import { publicPage } from "../../../http-cache";
import { pageMeta } from "../../../seo";
import { Page } from "../../../ui/page/page";
import { Prose } from "../../../ui/prose/prose";
import type { Route } from "./+types/route";

const MEASURING: ProseData = [
  { type: "heading", level: 2, children: [{ type: "text", text: "How fast pages are" }] },
  {
    type: "paragraph",
    children: [
      {
        type: "text",
        text: "Your browser tells our server how long a page took to show, and which page it was. No cookie goes with it and nothing about you, and we only use it to make slow pages faster. It stands in the technical log, like a request.",
      },
    ],
  },
];

export const headers = publicPage;

export function loader({ context }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext);
  return { privacy: env.VITALS === "on" ? [...content.privacy, ...MEASURING] : content.privacy };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Privacy",
    description: "What this site keeps about you, and what you can ask us to do with it.",
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Privacy">
      <Prose prose={loaderData.privacy} />
    </Page>
  );
}
