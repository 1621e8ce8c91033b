import { ButtonLink } from "../../../../ui/button/button";
import { Vignette } from "../../../../ui/land/vignette";
import styles from "./blog.module.css";

/** Said inside the layout, with status 404. `Back` is a link, so that it works without scripts too. */
export function BlogNotFound() {
  return (
    <section className={styles.missing}>
      <title>Blog not found!</title>
      <div className={styles.missingText}>
        <h1>Blog not found!</h1>
        <p>There is no post at this address. It may have been taken down, or the link has a slip in it.</p>
        <ButtonLink to="/blogs">Back</ButtonLink>
      </div>
      <Vignette scene="signpost" className={styles.missingDrawing} />
    </section>
  );
}
