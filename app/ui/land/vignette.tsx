import { hills, land, slope, sum } from "./ridge";
import { SCENES, type Scene } from "./vignette-scenes";
import styles from "./vignette.module.css";

const WIDTH = 480;
const HEIGHT = 320;
const RIDGES = {
  far: sum(
    slope([
      [0, 196],
      [190, 214],
      [480, 176],
    ]),
    hills([
      { height: 52, length: 176, phase: 0.5 },
      { height: 20, length: 61, phase: 1.2 },
      { height: 5, length: 19, phase: 0 },
    ]),
  ),
  middle: sum(
    slope([
      [0, 236],
      [300, 256],
      [480, 232],
    ]),
    hills([
      { height: 34, length: 232, phase: 2 },
      { height: 14, length: 83, phase: 0.4 },
      { height: 4, length: 23, phase: 1 },
    ]),
  ),
  ground: sum(
    slope([
      [0, 276],
      [240, 268],
      [480, 280],
    ]),
    hills([{ height: 5, length: 120, phase: 1 }]),
  ),
};
const [FAR, MIDDLE, GROUND] = Object.values(RIDGES).map((profile) => land(profile, 0, WIDTH, 6, HEIGHT));

/** A small picture for a page that has nothing else to show: what is missing, empty or on its way. Decorative; the words say it. */
export function Vignette({ scene, className }: { scene: Scene; className?: string }) {
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
