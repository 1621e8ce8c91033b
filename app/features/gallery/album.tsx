import { Link } from "../../ui/link/link";
import type { ShownAlbum } from "../event-reports/published-reports.server.ts";
import styles from "./album.module.css";
import { GalleryGrid } from "./gallery-grid";

/** The photos of an event, with a link to its page. */
export function Album({ album: { id, title, when, path, photos } }: { album: ShownAlbum }) {
  // A picture that is a link needs a name.
  const named = (alt: string) => alt || `Photo of ${title}`;
  const entries = photos.map((photo, index) => ({
    id: String(index),
    picture: { ...photo, alt: named(photo.alt) },
    caption: photo.alt,
  }));
  return (
    <section className={styles.album} aria-labelledby={`album-${id}`}>
      <h2 id={`album-${id}`} dir="auto">
        <Link to={path}>{title}</Link>
      </h2>
      <p>{when}</p>
      <GalleryGrid entries={entries} />
    </section>
  );
}
