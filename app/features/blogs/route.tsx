import { NEW_POST_PATH } from "../content/content";
import { EditContent } from "../content/edit-content";
import { introduction } from "../content/introduction";
import { feedLink, pageMeta } from "../../ui/page/page-meta";
import { Empty } from "../../ui/empty/empty";
import { focusMain } from "../../ui/focus-main";
import { Link } from "../../ui/link/link";
import { Page } from "../../ui/page/page";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { BlogCard } from "./blog-card";
import styles from "./blogs.module.css";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Blogs", cache: { reads: "content", query: pageQuery } };

/** More would make the page slow. */
const POSTS_PER_PAGE = 24;

/** `?page=2` shows older posts. */
function pageQuery(search: URLSearchParams) {
  const page = search.get("page") ?? "";
  return { page: /^[1-9]\d{0,2}$/.test(page) && page !== "1" ? page : null };
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const last = Math.max(1, Math.ceil(content.blogs.length / POSTS_PER_PAGE));
  const number = Math.min(last, Number(pageQuery(url.searchParams).page ?? 1));
  const shown = content.blogs.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);
  const blogs = shown.map((head) => ({ ...head, picture: content.picture(head.picture) }));
  return { ...content.pageTexts("blogs"), blogs, number, hasOlder: number < last };
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches), feedLink("/blogs.atom", "Blogs")];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { blogs, number, hasOlder } = loaderData;
  const [lead, ...others] = blogs;
  return (
    <Page title="Blogs" lead={introduction("blogs", loaderData.lead)}>
      <EditContent to={NEW_POST_PATH} label="Blogs" text="New post" />
      {lead && <BlogCard blog={lead} lead={number === 1} />}
      {!lead && <Empty scene="letterbox">The first post is being written.</Empty>}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </div>
      )}
      {hasOlder && (
        <p className={styles.feed}>
          <Link to={`/blogs?page=${number + 1}`} onClick={focusMain}>
            Older posts
          </Link>
        </p>
      )}
      {number > 1 && (
        <p className={styles.feed}>
          <Link to={number === 2 ? "/blogs" : `/blogs?page=${number - 1}`} onClick={focusMain}>
            Newer posts
          </Link>
        </p>
      )}
      {lead && (
        <p className={styles.feed}>
          <a href="/blogs.atom">Follow the blogs in a feed reader</a>
        </p>
      )}
    </Page>
  );
}
