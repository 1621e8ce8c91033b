import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
import { Vignette } from "../land/vignette";
import type { Scene } from "../land/vignette-scenes";
import { Link } from "../link/link";
import styles from "./error-page.module.css";

/** Replaces a page that does not exist (404) or failed, and links to other pages. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <ErrorFrame
      title={missing ? "Page not found" : "Something went wrong"}
      heading={missing ? "Page not found" : "Something went wrong on our side"}
      status={status}
      scene={missing ? "signpost" : "bridge"}
    >
      <p>
        {missing
          ? "There is no page at this address. It may have moved, or the link may contain a mistake."
          : "The page could not be loaded. The error has been logged. Please try again in a minute."}
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
