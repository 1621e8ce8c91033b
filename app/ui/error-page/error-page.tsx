import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "../button/button";
import { Vignette } from "../land/vignette";
import type { Scene } from "../land/vignette-scenes";
import { focusMainAfter } from "../focus-main";
import { Link } from "../link/link";
import styles from "./error-page.module.css";

/** Returns 0 without a response. Browsers throw a `TypeError` then, each with other words about the network. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|load|import/i.test(error.message) ? 0 : 500;
}

const MISSING = {
  title: "Page not found",
  text: "There is no page at this address. It may have moved, or the link is wrong.",
  scene: "signpost",
} as const;
const FAILED = {
  title: "Something went wrong on our side",
  text: "The error is logged. Try again later.",
};
const UNREACHED = {
  title: "The page could not be loaded",
  text: "Check your connection and try again.",
};

/** Replaces a page that does not exist (404) or failed, and links to other pages. `offline` is for a page that did not come. */
export function ErrorPage({ error, offline }: { error: unknown; offline?: ReactNode }) {
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const texts = status === 404 ? MISSING : status ? FAILED : UNREACHED;
  return (
    <ErrorFrame status={status} scene="bridge" {...texts}>
      <p>{texts.text}</p>
      {!status && offline}
      <ButtonLink to={status ? "/" : pathname + search}>{status ? "Back to Home" : "Try again"}</ButtonLink>
      <p>
        Or go to <Link to="/events">Events</Link>, <Link to="/discover/who-we-are">Who we are</Link>,{" "}
        <Link to="/blogs">Blogs</Link> or <Link to="/connect">Contact</Link>.
      </p>
    </ErrorFrame>
  );
}

type Frame = { title: string; status?: number; scene: Scene; children: ReactNode };

export function ErrorFrame({ title, status, scene, children }: Frame) {
  return (
    <section className={styles.page} ref={focusMainAfter}>
      <title>{title}</title>
      <div className={styles.text}>
        {status ? <p className={styles.status}>{status}</p> : null}
        <h1>{title}</h1>
        {children}
      </div>
      <Vignette scene={scene} className={styles.drawing} />
    </section>
  );
}
