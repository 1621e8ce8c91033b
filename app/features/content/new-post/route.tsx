import { todayIn } from "../../../../domain/moments";
import { siteContext } from "../../../../platform/content/site-context";
import { requestContext } from "../../../../platform/rendering/request-context";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { isPost } from "../content";
import { contentContext } from "../content-context";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import type { Route } from "./+types/route";
import { NewPost } from "./new-post";

export async function loader({ context }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const entries = await contents.list(await context.get(requestContext).viewer());
  const today = todayIn(context.get(siteContext).content.site.timeZone);
  const posts = entries.filter(isPost).map(({ key, title }) => ({ key, title }));
  return { posts, today };
}

export const meta = metaOf({ title: "New post" });

export default function NewPostPage({ loaderData }: Route.ComponentProps) {
  useLinkedField();
  return (
    <Page title="New post" lead="Visitors see it only after you publish it.">
      <NewPost {...loaderData} />
    </Page>
  );
}
