import { Suspense, useState, type MouseEvent } from "react";
import { lazyPart } from "../../ui/lazy-part";
import { NotLoaded } from "../../ui/notice/not-loaded";
import { Picture } from "../../ui/picture/picture";
import { captionOf, largestAddress, type Entry } from "./entry";
import { shapeOf } from "./shape";
import styles from "./gallery.module.css";

/** Loaded when the first picture is opened. */
const Lightbox = lazyPart(() => import("./lightbox"), NotLoaded);

type Props = {
  entries: Entry[];
  first?: boolean;
};

/** Each picture links to its large version; with scripts it opens in the lightbox. */
export function GalleryGrid({ entries, first = false }: Props) {
  const [open, setOpen] = useState<number | null>(null);

  function show(event: MouseEvent, index: number) {
    // The visitor opens the picture in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  }
  return (
    <div className={styles.wall}>
      <ul className={styles.rows}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={`${styles.item} ${styles[shapeOf(entry.picture)]}`}>
            <figure>
              <a
                href={largestAddress(entry.picture)}
                aria-label={entry.picture.alt ? undefined : captionOf(entry) || "Picture"}
                onClick={(event) => show(event, index)}
              >
                <Picture
                  picture={entry.picture}
                  sizes="(min-width: 75rem) 42rem, (min-width: 44rem) 60vw, 92vw"
                  first={first && index < 2}
                />
              </a>
              {captionOf(entry) && <figcaption>{captionOf(entry)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox entries={entries} index={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
