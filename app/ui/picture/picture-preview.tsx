import { PREVIEW_GRID } from "../../../domain/picture";
import styles from "./picture.module.css";

/** A picture's own colours, blurred, where it will be in a moment. Each cell is a short thick line. */
export function PicturePreview({ colours }: { colours: string }) {
  const { columns, rows } = PREVIEW_GRID;
  return (
    <svg className={styles.preview} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {colours.match(/.{3}/g)?.map((colour, cell) => (
        <path key={cell} stroke={`#${colour}`} d={`M${cell % columns} ${Math.floor(cell / columns) + 0.5}h1`} />
      ))}
    </svg>
  );
}
