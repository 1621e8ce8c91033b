import { PREVIEW_GRID } from "../../../domain/picture";
import styles from "./picture.module.css";

const { columns, rows } = PREVIEW_GRID;

/** Blurred colours, shown while the picture loads. */
export function PicturePreview({ colours }: { colours: string }) {
  return (
    <svg className={styles.preview} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {colours.match(/.{3}/g)?.map((colour, cell) => {
        const [left, right] = reach(cell % columns, columns);
        const [top, bottom] = reach(Math.floor(cell / columns), rows);
        return <path key={cell} fill={`#${colour}`} d={`M${left} ${top}H${right}V${bottom}H${left}z`} />;
      })}
    </svg>
  );
}

/** Cells at the edges extend beyond the frame, so that the blur does not fade there. */
function reach(place: number, count: number): [from: number, to: number] {
  return [place === 0 ? -1 : place, place === count - 1 ? count + 1 : place + 1];
}
