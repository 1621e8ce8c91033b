import { srcSetOf } from "../../../../domain/picture";
import type { Event } from "../event";
import styles from "./event-image.module.css";
import "../../../ui/picture/focus.css";

type Shown = Pick<Event, "image" | "picture" | "title" | "imageAlt" | "imageFocus">;

type Props = {
  event: Shown;
  sizes: string;
  first?: boolean;
};

/** An event of another server has one picture URL without a size. */
export function EventImage({ event, sizes, first = false }: Props) {
  const { image, picture, title, imageAlt, imageFocus } = event;
  if (!image) return null;
  const srcSet = picture ? srcSetOf({ src: image, widths: picture.widths }) : undefined;
  // Inside <picture> React adds no preload link, which would be unused if a larger version is cached.
  return (
    <picture>
      <img
        className={`${styles.image} ${picture ? "" : styles.unsized} focus-${imageFocus}`}
        src={image}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={imageAlt ?? title}
        width={picture?.width}
        height={picture?.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
