import { NEW_POST_PATH } from "../content/content";
import { EditContent } from "../content/edit-content";
import { feedLink, pageMeta } from "../../ui/page/page-meta";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { BlogCard } from "./blog-card";
import styles from "./blogs.module.css";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Blogs", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  return { blogs: content.blogs.map((head) => ({ ...head, picture: content.picture(head.picture) })) };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What our teams learned, what it cost, and which mistakes they made.";
  return [...pageMeta(matches, { description }), feedLink("/blogs.atom", "Blogs")];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const [lead, ...others] = loaderData.blogs;
  return (
    <Page title="Blogs" lead="What our teams learned, what it cost, and which mistakes they made.">
      <EditContent to={NEW_POST_PATH} label="Blogs" text="New post" />
      {lead && <BlogCard blog={lead} lead />}
      <div className={styles.others}>
        {others.map((blog) => (
          <BlogCard key={blog.id} blog={blog} />
        ))}
      </div>
      <p className={styles.feed}>
        <a href="/blogs.atom">Follow the blogs in a feed reader</a>
      </p>
    </Page>
  );
}
