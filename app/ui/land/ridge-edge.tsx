import { hills, land, slope, sum } from "./ridge";
import styles from "./ridge-edge.module.css";

const WIDTH = 1600;
const HEIGHT = 160;
const back = sum(
  slope([
    [0, 92],
    [420, 118],
    [900, 84],
    [1320, 60],
    [1600, 96],
  ]),
  hills([
    { height: 34, length: 310, phase: 0.7 },
    { height: 16, length: 119, phase: 2 },
    { height: 5, length: 37, phase: 0.3 },
  ]),
);
const front = sum(
  slope([
    [0, 132],
    [500, 122],
    [1000, 138],
    [1600, 120],
  ]),
  hills([
    { height: 24, length: 430, phase: 1.9 },
    { height: 12, length: 139, phase: 0.4 },
    { height: 4, length: 43, phase: 1 },
  ]),
);
const PATHS = [land(back, 0, WIDTH, 10, HEIGHT), land(front, 0, WIDTH, 10, HEIGHT)];

/** Two ridges as the upper edge of what follows. Its colours are --edge-back and --edge-front of the place where it stands. */
export function RidgeEdge() {
  return (
    <svg className={styles.edge} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.back} d={PATHS[0]} />
      <path className={styles.front} d={PATHS[1]} />
    </svg>
  );
}
