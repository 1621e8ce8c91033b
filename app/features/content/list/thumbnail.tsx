import { useEffect, useRef, useState } from "react";
import type { Thumbnail as Addresses } from "../content";
import styles from "./content-list.module.css";

/** Browsers load lazy pictures that are several screens away, which would be most of this page. */
const NEAR = "100px";

/** Loads the first picture of a document when its row is almost on the screen. */
export function Thumbnail({ addresses: { avif, webp } }: { addresses: Addresses }) {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(seen, { rootMargin: NEAR });
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <picture ref={frame} className={styles.thumbnail}>
      {isNear && avif && <source type="image/avif" srcSet={avif} />}
      {isNear && <img src={webp} alt="" />}
    </picture>
  );
}
