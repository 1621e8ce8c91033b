import land from "./land.svg";
import styles from "./hero-scene.module.css";

type Scene = { viewBox: string; sun: string; hasContours?: boolean };

/**
 * Each word has its marker on the trail, so the trails in land.svg and the places of the words in hero.module.css must
 * agree. The box stretches with the screen, and the land continues beyond it.
 */
const SCENES = {
  wide: { viewBox: "0 0 1600 900", sun: "M1494 272h0", hasContours: true },
  narrow: { viewBox: "0 0 1000 475", sun: "M118 108h0" },
} satisfies Record<string, Scene>;

/**
 * The drawing stretches with its box. The sun must stay round, so it is a line of zero length with round ends and a
 * stroke that does not scale.
 */
export function HeroScene({ shape }: { shape: "wide" | "narrow" }) {
  const { viewBox, sun, hasContours }: Scene = SCENES[shape];
  const part = (name: "far" | "crest" | "trail" | "middle" | "contours" | "near") => (
    <use className={styles[name]} href={`${land}#${shape}-${name}`} />
  );
  return (
    <svg className={`${styles.scene} ${styles[shape]}`} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.sun} d={sun} />
      {part("far")}
      {part("crest")}
      {part("trail")}
      {part("middle")}
      {hasContours && part("contours")}
      {part("near")}
    </svg>
  );
}
