import styles from "./stage-glyph.module.css";

/** Positions of the stages; a fifth one would be at the summit too. */
const CAMPS = ["M9 43h0", "M31 32h0", "M52 22h0", "M75 8h0"];

/** For narrow screens. */
export function StageGlyph({ stage }: { stage: number }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 88 48" aria-hidden="true">
      <path d="M1 45l8-2 7-1 7-6 8-4 9 1 5-7 7-4 8 1 6-9 6-5 3-1 5 8 7 3" />
      <path className={styles.here} d={CAMPS[Math.min(stage, CAMPS.length - 1)]} />
    </svg>
  );
}
