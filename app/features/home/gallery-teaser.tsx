import { EditContent } from "../content/edit-content";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import type { HomeData } from "./home-data";
import sections from "./section.module.css";
import styles from "./gallery-teaser.module.css";

export function GalleryTeaser({ teaser }: { teaser: HomeData["teaser"] }) {
  return (
    <section className={sections.section}>
      <EditContent of="home" part="galleryTeaser" label="Pictures" />
      <div className={styles.teaserHead}>
        <h2>Gallery</h2>
        <Link to="/gallery">View Full Gallery</Link>
      </div>
      <ul className={styles.pictures}>
        {teaser.map(({ id, picture, caption }) => (
          <li key={id}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 60rem) 40rem, (min-width: 38rem) 46vw, 92vw" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
