import { PICTURE_FOCUS, type PictureFocus } from "../../../domain/picture-focus";
import { FieldTexts, textIds, type Labelled } from "../field/field";
import styles from "./focus-field.module.css";

type Props = Labelled & {
  value: string | undefined;
  preview: string | undefined;
};

/** In the order of the grid, which is not the order of the choice in a form. */
const PLACES = "top-left top top-right left center right bottom-left bottom bottom-right".split(" ") as PictureFocus[];

/** Nine radio buttons over a small version of the picture. */
export function FocusField({ label, value, preview, ...frame }: Props) {
  const { name } = frame;
  return (
    <fieldset id={name} tabIndex={-1} className={styles.focus} aria-describedby={textIds(frame)}>
      <legend>{label}</legend>
      <div className={styles.places}>
        {preview && <img src={preview} alt="" />}
        {PLACES.map((place) => (
          <label key={place} title={PICTURE_FOCUS[place]}>
            <input
              type="radio"
              name={name}
              value={place}
              defaultChecked={place === value}
              aria-label={PICTURE_FOCUS[place]}
            />
          </label>
        ))}
      </div>
      <FieldTexts {...frame} />
    </fieldset>
  );
}
