import { land, ridge } from "./ridge";
import styles from "./ridge-edge.module.css";

const WIDTH = 1600;
const HEIGHT = 160;
/** Below the box, so that no line of the background shows between a ridge and the ground under it. */
const FLOOR = HEIGHT + 20;

/** Each place has an outline of its own: the banner and the footer can be on one screen. */
const OUTLINES = {
  footer: outline(
    ["0,92 420,118 900,84 1320,60 1600,96", "34,310,0.7 16,119,2 5,37,0.3"],
    ["0,132 500,122 1000,138 1600,120", "24,430,1.9 12,139,0.4 4,43,1"],
  ),
  banner: outline(
    ["0,118 260,66 620,112 980,126 1240,104 1600,62", "42,520,0.9 13,171,0.4 4,61,1.1"],
    ["0,142 400,150 760,108 1100,128 1340,150 1600,136", "26,610,2.6 9,193,1.2 3,53,0.6"],
  ),
};

function outline(...ridges: [points: string, waves: string][]): string[] {
  return ridges.map(([points, waves]) => land(ridge(points, waves), 0, WIDTH, 10, FLOOR));
}

/** Two ridges as the upper edge of what follows. Its colours are --edge-back and --edge-front of its parent. */
export function RidgeEdge({ place }: { place: keyof typeof OUTLINES }) {
  const [back, front] = OUTLINES[place];
  return (
    <svg className={styles.edge} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.back} d={back} />
      <path className={styles.front} d={front} />
    </svg>
  );
}
