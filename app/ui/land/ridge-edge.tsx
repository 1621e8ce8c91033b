import { land, ridge } from "./ridge";
import styles from "./ridge-edge.module.css";

const WIDTH = 1600;
const HEIGHT = 160;
/** Below the box, so that no background shows between a ridge and the ground under it. */
const FLOOR = HEIGHT + 20;

type Ridge = [points: string, waves: string];
const FOOTER: Ridge[] = [
  ["0,92 420,118 900,84 1320,60 1600,96", "34,310,0.7 16,119,2 5,37,0.3"],
  ["0,132 500,122 1000,138 1600,120", "24,430,1.9 12,139,0.4 4,43,1"],
];

/**
 * Its parent sets --edge-back and --edge-front. An edge on one screen with the footer needs other `ridges`, the back
 * one first.
 */
export function RidgeEdge({ ridges = FOOTER }: { ridges?: Ridge[] }) {
  const [back, front] = ridges.map(([points, waves]) => land(ridge(points, waves), 0, WIDTH, 10, FLOOR));
  return (
    <svg className={styles.edge} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.back} d={back} />
      <path className={styles.front} d={front} />
    </svg>
  );
}
