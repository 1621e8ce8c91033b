import { narrow } from "./narrow-land";
import { wide } from "./wide-land";
import styles from "./hero-scene.module.css";

/** From back to front; phones have no room for contour lines and trees. */
type Scene = Record<"sun" | "far" | "crest" | "trail" | "middle" | "near", string> & {
  box: { width: number; height: number };
  contours?: string;
  trees?: string;
};

/**
 * The drawing stretches with its box. The sun must stay round, so it is a line of zero length with round ends and a
 * stroke that does not scale.
 */
export function HeroScene({ shape }: { shape: "wide" | "narrow" }) {
  const scene: Scene = shape === "wide" ? wide : narrow;
  return (
    <svg
      className={`${styles.scene} ${styles[shape]}`}
      viewBox={`0 0 ${scene.box.width} ${scene.box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.sun} d={scene.sun} />
      <path className={styles.far} d={scene.far} />
      <path className={styles.crest} d={scene.crest} />
      <path className={styles.trail} d={scene.trail} />
      <path className={styles.middle} d={scene.middle} />
      {scene.contours && <path className={styles.contours} d={scene.contours} />}
      <path className={styles.near} d={scene.near} />
      {scene.trees && <path className={styles.near} d={scene.trees} />}
    </svg>
  );
}
