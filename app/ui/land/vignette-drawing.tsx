import { SCENES, type VignetteProps } from "./vignette-scenes";
import land from "./vignette.svg";
import styles from "./vignette-drawing.module.css";

export default function VignetteDrawing({ scene, className }: VignetteProps) {
  const { sun, bare, parts } = SCENES[scene];
  return (
    <svg className={`${styles.vignette} ${className ?? ""}`} viewBox="0 0 480 320" aria-hidden="true">
      <circle className={styles.glow} cx={sun[0]} cy={sun[1]} r="92" />
      <circle className={styles.sun} cx={sun[0]} cy={sun[1]} r="38" />
      <use className={styles.far} href={`${land}#far`} />
      <use className={styles.middle} href={`${land}#middle`} />
      {!bare && <use className={styles.ground} href={`${land}#ground`} />}
      {parts.map(([look, d]) => (
        <path key={d} className={styles[look]} d={d} />
      ))}
    </svg>
  );
}
