import land from "./land.svg";
import styles from "./hero-scene.module.css";

type Scene = { viewBox: string; sun: string; hasContours?: boolean };

/** Each word has a marker on the trail: the trails in land.svg and the positions in hero.module.css must agree. */
const SCENES = {
  wide: { viewBox: "0 0 1600 900", sun: "M1494 272h0", hasContours: true },
  narrow: { viewBox: "0 0 1000 475", sun: "M118 108h0" },
} satisfies Record<string, Scene>;

/** The drawing stretches. The sun must stay round, so it is a line of no length with round ends and a fixed stroke. */
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
