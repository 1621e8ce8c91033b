import { NEW_POST_PATH } from "../content/content";
import { EditContent } from "../content/edit-content";
import { introduction } from "../content/introduction";
import { feedLink, pageMeta } from "../../ui/page/page-meta";
import { Empty } from "../../ui/empty/empty";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { BlogCard } from "./blog-card";
import styles from "./blogs.module.css";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Blogs", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const blogs = content.blogs.map((head) => ({ ...head, picture: content.picture(head.picture) }));
  return { ...content.pageTexts("blogs"), blogs };
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches), feedLink("/blogs.atom", "Blogs")];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const [lead, ...others] = loaderData.blogs;
  return (
    <Page title="Blogs" lead={introduction("blogs", loaderData.lead)}>
      <EditContent to={NEW_POST_PATH} label="Blogs" text="New post" />
      {lead && <BlogCard blog={lead} lead />}
      {!lead && <Empty scene="letterbox">The first post is being written.</Empty>}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </div>
      )}
      {lead && (
        <p className={styles.feed}>
          <a href="/blogs.atom">Follow the blogs in a feed reader</a>
        </p>
      )}
    </Page>
  );
}
