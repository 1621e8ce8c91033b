import { data } from "react-router";
import { EditContent } from "../../content/edit-content";
import { structuredDataContext } from "../../../../platform/rendering/request-context";
import { pageMeta } from "../../../ui/page/page-meta";
import { ErrorPage, statusOf } from "../../../ui/error-page/error-page";
import { Icon } from "../../../ui/icon/icon";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import { Prose } from "../../../ui/prose/prose";
import { Byline } from "../byline";
import { Tags } from "../tags";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { BlogNotFound } from "./blog-not-found";
import styles from "./blog.module.css";
import { siteContext } from "../../../../platform/content/site-context";
import { feedsContext } from "../../feeds/feeds-context";

export const handle: RouteHandle = { cache: { reads: "content" } };

/** Posts are sorted newest first, so the next one to read is the previous entry; after the oldest it starts again. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { structuredData } = context.get(feedsContext);
  const at = content.blogs.findIndex(({ id }) => id === params.id);
  const blog = content.blogs[at];
  if (!blog) throw data(null, { status: 404 });
  context.set(structuredDataContext, structuredData.blog(blog));
  const next = content.blogs[(at + 1) % content.blogs.length]!;
  return {
    blog: { ...blog, body: content.blogBody(blog.id), picture: content.picture(blog.picture) },
    next: next.id === blog.id ? null : { id: next.id, title: next.title, summary: next.summary },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary } = loaderData.blog;
  return pageMeta(matches, { title, description: summary, card: title });
}

export default function Blog({ loaderData: { blog, next } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <EditContent of={`blogs/${blog.id}`} label="Post" />
      <article>
        <header className={styles.head}>
          <Link to="/blogs" className={styles.back}>
            <Icon name="arrow-left" size={18} />
            All blogs
          </Link>
          <h1>{blog.title}</h1>
          <Byline date={blog.date} author={blog.author} />
          <Tags tags={blog.tags} />
        </header>
        <div className={styles.picture}>
          <Picture picture={blog.picture} sizes="(min-width: 75rem) 75rem, 92vw" first />
        </div>
        {blog.picture.credit && (
          <p className={styles.credit} dir="auto">
            {blog.picture.credit}
          </p>
        )}
        <Prose prose={blog.body} className={styles.body} />
      </article>
      {next && (
        <nav className={styles.next} aria-label="Read next">
          <p>Read next</p>
          <Link to={`/blogs/${next.id}`} className="title-link" onClick={focusMain}>
            {next.title}
          </Link>
          <p>{next.summary}</p>
        </nav>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return statusOf(error) === 404 ? <BlogNotFound /> : <ErrorPage error={error} />;
}
