import { land, ridge } from "./ridge";
import { SCENES, type VignetteProps } from "./vignette-scenes";
import styles from "./vignette-drawing.module.css";

const WIDTH = 480;
const HEIGHT = 320;
const [FAR, MIDDLE, GROUND] = [
  ridge("0,196 190,214 480,176", "52,176,0.5 20,61,1.2 5,19,0"),
  ridge("0,236 300,256 480,232", "34,232,2 14,83,0.4 4,23,1"),
  ridge("0,276 240,268 480,280", "5,120,1"),
].map((profile) => land(profile, 0, WIDTH, 6, HEIGHT));

export default function VignetteDrawing({ scene, className }: VignetteProps) {
  const { sun, bare, parts } = SCENES[scene];
  return (
    <svg className={`${styles.vignette} ${className ?? ""}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <circle className={styles.glow} cx={sun[0]} cy={sun[1]} r="92" />
      <circle className={styles.sun} cx={sun[0]} cy={sun[1]} r="38" />
      <path className={styles.far} d={FAR} />
      <path className={styles.middle} d={MIDDLE} />
      {!bare && <path className={styles.ground} d={GROUND} />}
      {parts.map(([look, d]) => (
        <path key={d} className={styles[look]} d={d} />
      ))}
    </svg>
  );
}
