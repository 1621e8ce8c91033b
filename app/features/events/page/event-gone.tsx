import { ButtonLink } from "../../../ui/button/button";
import { Vignette } from "../../../ui/land/vignette";
import styles from "./event-page.module.css";

/** The page with status 410 for an event that was removed. */
export function EventGone() {
  return (
    <section className={styles.gone}>
      <title>This event has been removed</title>
      <div className={styles.goneText}>
        <h1>This event has been removed</h1>
        <p>It was announced here and has been taken down. The list shows all planned events.</p>
        <ButtonLink to="/events">All events</ButtonLink>
      </div>
      <Vignette scene="camp" className={styles.goneDrawing} />
    </section>
  );
}
