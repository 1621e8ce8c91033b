import { srcSetOf, type Picture as PictureData } from "../../../domain/picture";
import { PicturePreview } from "./picture-preview";
import "./focus.css";
import styles from "./picture.module.css";

type Props = {
  picture: PictureData;
  /** The `sizes` attribute: "(min-width: 60rem) 40rem, 92vw". */
  sizes: string;
  /** For one or two pictures on the first screen, which load at once and before others. */
  first?: boolean;
};

/** Uses the best format and width. Reserves its space and shows its colours while it loads. */
export function Picture({ picture, sizes, first = false }: Props) {
  const { alt, width, height, src, formats, preview, focus } = picture;
  return (
    <span className={focus ? `${styles.frame} focus-${focus}` : styles.frame}>
      {preview && <PicturePreview colours={preview} />}
      <picture>
        {formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
