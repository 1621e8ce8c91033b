import { Suspense, useState, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { largestAddress } from "../../../domain/picture";
import { lazyPart } from "../../ui/lazy-part";
import { NotLoaded } from "../../ui/notice/not-loaded";
import { Picture } from "../../ui/picture/picture";
import { captionOf, type Entry } from "./entry";
import { shapeOf } from "./shape";
import styles from "./gallery.module.css";

/** Loaded when the first picture is opened. */
const Lightbox = lazyPart(() => import("./lightbox"), NotLoaded);

/** A step in the history of the browser. The page has no such part, so it does not scroll. */
const LARGE = "#large";

type Props = {
  entries: Entry[];
  first?: boolean;
};

/** Each picture links to its large version; with scripts it opens in the lightbox, which Back closes. */
export function GalleryGrid({ entries, first = false }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // After Back has closed a picture, it does not open again with one of another grid.
  const [lastHash, setLastHash] = useState(hash);
  if (lastHash !== hash) {
    setLastHash(hash);
    if (hash !== LARGE) setOpen(null);
  }

  function show(event: MouseEvent, index: number) {
    // The visitor opens the picture in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
    void navigate({ hash: LARGE }, { preventScrollReset: true });
  }
  function close() {
    setOpen(null);
    void navigate(-1);
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
      {open !== null && hash === LARGE && (
        <Suspense>
          <Lightbox entries={entries} index={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
