import hills from "./hills.svg";
import styles from "./thrust-areas.module.css";

const SIZE = 480;

const RIVER = "M10-40C40 60 96 96 132 140S196 196 244 236 296 330 352 364 420 396 470 436S600 540 900 560";
const TRAIL = "M300 352C262 330 250 300 216 300S176 306 166 342M300 352C330 300 372 280 366 230S350 160 380 116";
const SUMMITS = "M160 324l10 16h-20zM384 96l10 16h-20z";
const HOUSES =
  "M300 366v-9l7-6 7 6v9zM320 376v-9l7-6 7 6v9zM282 376v-9l7-6 7 6v9zM60 196v-9l7-6 7 6v9zM80 204v-9l7-6 7 6v9z";
const TREES = "M424 284l7-17 7 17zM440 290l7-17 7 17zM410 294l7-17 7 17zM206 60l7-17 7 17zM190 66l7-17 7 17z";

/** A summit, a village, the river. Further areas share the last row. */
const PLACES: [x: number, y: number][] = [
  [330, 80],
  [440, 250],
  [344, 396],
  [420, 436],
  [52, 160],
  [262, 180],
  [108, 78],
  [212, 330],
  [90, 300],
];

/** Decorative; the list has the numbers too. */
export function AreaMap({ count }: { count: number }) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <use className={styles.ring} href={`${hills}#hills`} />
      <path className={styles.river} d={RIVER} />
      <path className={styles.trail} d={TRAIL} />
      <path className={styles.landmark} d={SUMMITS + HOUSES + TREES} />
      {Array.from({ length: count }, (_, index) => (
        <Place key={index} number={index + 1} at={PLACES[index] ?? [40 + 40 * (index - PLACES.length), SIZE - 30]} />
      ))}
    </svg>
  );
}

function Place({ number, at: [x, y] }: { number: number; at: [x: number, y: number] }) {
  return (
    <>
      <circle className={styles.place} cx={x} cy={y} r="17" />
      <text className={styles.placeNumber} x={x} y={y + 6} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
