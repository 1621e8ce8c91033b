import { land, ridge } from "./ridge";
import styles from "./ridge-edge.module.css";

const WIDTH = 1600;
const HEIGHT = 160;
const [BACK, FRONT] = [
  ridge("0,92 420,118 900,84 1320,60 1600,96", "34,310,0.7 16,119,2 5,37,0.3"),
  ridge("0,132 500,122 1000,138 1600,120", "24,430,1.9 12,139,0.4 4,43,1"),
].map((profile) => land(profile, 0, WIDTH, 10, HEIGHT));

/** Two ridges as the upper edge of what follows. Its colours are --edge-back and --edge-front of the place where it stands. */
export function RidgeEdge() {
  return (
    <svg className={styles.edge} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.back} d={BACK} />
      <path className={styles.front} d={FRONT} />
    </svg>
  );
}
