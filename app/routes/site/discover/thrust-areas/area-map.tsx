import { contourRings } from "../../../../ui/land/contours";
import styles from "./thrust-areas.module.css";

const SIZE = 480;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RINGS = [
  ...contourRings({ x: 205, y: 270, radius: 330, rings: 17, seed: 2.2 }),
  ...contourRings({ x: 560, y: 30, radius: 150, rings: 7, seed: 0.5 }),
];

/** The map to the legend beside it: one numbered place for each area. Decorative; the legend is an ordered list. */
export function AreaMap({ count }: { count: number }) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {RINGS.map((ring) => (
        <path key={ring} className={styles.ring} d={ring} />
      ))}
      <path className={styles.river} d="M-10 88C60 96 92 150 150 142S240 70 318 96 372 190 490 176" />
      {Array.from({ length: count }, (_, index) => (
        <Place key={index} number={index + 1} of={count} />
      ))}
    </svg>
  );
}

/** Spread like the seeds of a sunflower, so that any number of places finds room. */
function Place({ number, of }: { number: number; of: number }) {
  const reach = SIZE * 0.42 * Math.sqrt((number - 0.4) / of);
  const angle = number * GOLDEN_ANGLE;
  const [x, y] = [Math.round(SIZE / 2 + reach * Math.cos(angle)), Math.round(SIZE / 2 + reach * Math.sin(angle))];
  return (
    <>
      <circle className={styles.place} cx={x} cy={y} r="17" />
      <text className={styles.placeNumber} x={x} y={y + 6} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
