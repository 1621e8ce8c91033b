import type { Event } from "../../../domain/event";
import styles from "./event-image.module.css";

/** The picture of an event from the server, in the widths it is kept in. Another server names one address and no size. */
export function EventImage({ event, sizes }: { event: Pick<Event, "image" | "picture" | "title">; sizes: string }) {
  const { image, picture, title } = event;
  if (!image) return null;
  const srcSet = picture?.widths
    .map((width) => `${image.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`)
    .join(", ");
  return (
    <img
      className={picture ? styles.image : `${styles.image} ${styles.unsized}`}
      src={image}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={title}
      width={picture?.width}
      height={picture?.height}
      loading="lazy"
      decoding="async"
    />
  );
}
