import { ButtonLink } from "../button/button";
import { Vignette } from "../land/vignette";
import { Link } from "../link/link";
import styles from "./error-page.module.css";

/** What stands in the layout when a page is not there (404) or could not be made. It always leads somewhere. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <section className={styles.page}>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <div className={styles.text}>
        <p className={styles.status}>{status}</p>
        <h1>{missing ? "This path ends here" : "Something went wrong on our side"}</h1>
        <p>
          {missing
            ? "There is no page at this address. It may have moved, or the link has a slip in it."
            : "The page could not be made. It is written down here, and somebody will look at it. Trying again in a minute often helps."}
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/">Back to Home</ButtonLink>
        </p>
        <p>
          Or go to <Link to="/events">Events</Link>, <Link to="/discover/who-we-are">Who we are</Link>,{" "}
          <Link to="/blogs">Blogs</Link> or <Link to="/connect">Contact</Link>.
        </p>
      </div>
      <Vignette scene={missing ? "signpost" : "bridge"} className={styles.drawing} />
    </section>
  );
}
