import { useViewTransitionState } from "react-router";
import type { BlogHead } from "../../../domain/content/blogs";
import type { Picture as PictureData } from "../../../domain/picture";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import { Byline } from "./byline";
import { Tags } from "./tags";
import styles from "./blogs.module.css";

type Blog = Omit<BlogHead, "picture"> & { id: string; picture: PictureData };

/** The title is the link, and its area covers the whole card. */
export function BlogCard({ blog, lead = false }: { blog: Blog; lead?: boolean }) {
  const { id, title, date, author, summary, picture, tags } = blog;
  // Only the card that is opened, or returned to, shares its picture and title with the post's page.
  const opens = useViewTransitionState(`/blogs/${id}`);
  return (
    <article className={`${styles.card} ${lead ? styles.lead : ""} ${opens ? styles.opens : ""}`}>
      <div className={styles.text}>
        <h2>
          <Link to={`/blogs/${id}`}>{title}</Link>
        </h2>
        <Byline date={date} author={author} />
        <p className={styles.summary}>{summary}</p>
        <Tags tags={tags} />
      </div>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes={lead ? "(min-width: 60rem) 43rem, 92vw" : "(min-width: 60rem) 36rem, 92vw"}
          first={lead}
        />
      </div>
    </article>
  );
}
