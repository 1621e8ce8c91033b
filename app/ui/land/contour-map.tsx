import styles from "./contour-map.module.css";

type Props = {
  /** The contour lines: the address of an SVG file and a group, `hill.svg#hill`. */
  hill: string;
  /** Draws a path to a camp below the summit. */
  way?: boolean;
  className?: string;
};

export function ContourMap({ hill, way = false, className }: Props) {
  return (
    <svg className={`${styles.map} ${className ?? ""}`} viewBox="0 0 500 440" aria-hidden="true">
      <use href={hill} />
      {way && <path className={styles.way} d="M4 436C60 380 40 330 96 304S150 330 196 290 214 236 262 206" />}
      {way && <path className={styles.camp} d="M262 206h0" />}
    </svg>
  );
}
