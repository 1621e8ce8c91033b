import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { Vignette } from "../land/vignette";
import type { Scene } from "../land/vignette-scenes";
import { Link } from "../link/link";
import styles from "./error-page.module.css";

/** What stands in the layout when a page is not there (404) or could not be made. It always leads somewhere. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <ErrorFrame
      title={missing ? "Page not found" : "Something went wrong"}
      heading={missing ? "This path ends here" : "Something went wrong on our side"}
      status={status}
      scene={missing ? "signpost" : "bridge"}
    >
      <p>
        {missing
          ? "There is no page at this address. It may have moved, or the link has a slip in it."
          : "The page could not be made. It is written down here, and somebody will look at it. Trying again in a minute often helps."}
      </p>
      <ButtonLink to="/">Back to Home</ButtonLink>
      <p>
        Or go to <Link to="/events">Events</Link>, <Link to="/discover/who-we-are">Who we are</Link>,{" "}
        <Link to="/blogs">Blogs</Link> or <Link to="/connect">Contact</Link>.
      </p>
    </ErrorFrame>
  );
}

type Frame = { title: string; heading: string; status?: number; scene: Scene; children: ReactNode };

/** Says in words and a drawing what is missing; `title` is the document's. */
export function ErrorFrame({ title, heading, status, scene, children }: Frame) {
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <div className={styles.text}>
        {status && <p className={styles.status}>{status}</p>}
        <h1>{heading}</h1>
        {children}
      </div>
      <Vignette scene={scene} className={styles.drawing} />
    </section>
  );
}
