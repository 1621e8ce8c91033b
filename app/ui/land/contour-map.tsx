import { contourRings } from "./contours";
import styles from "./contour-map.module.css";

type Props = {
  /** Another number draws another hill. */
  seed: number;
  /** A path to a camp below the summit. */
  way?: boolean;
  className?: string;
};

/** A hill seen from above. Decorative. */
export function ContourMap({ seed, way = false, className }: Props) {
  return (
    <svg className={`${styles.map} ${className ?? ""}`} viewBox="0 0 500 440" aria-hidden="true">
      {contourRings({ x: 240, y: 230, radius: 200, rings: 10, seed }).map((ring, at) => (
        <path key={ring} className={at % 5 === 0 ? styles.strong : undefined} d={ring} />
      ))}
      {way && <path className={styles.way} d="M4 436C60 380 40 330 96 304S150 330 196 290 214 236 262 206" />}
      {way && <path className={styles.camp} d="M262 206h0" />}
    </svg>
  );
}
