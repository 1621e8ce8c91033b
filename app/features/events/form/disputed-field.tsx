import { eventCollection, type EventData } from "../event-collection";
import fieldStyles from "../../../ui/field/field.module.css";
import styles from "./conflict.module.css";
import { photosIn } from "./event-draft";
import type { FormTexts } from "../../../ui/form/collection-fields";

type Props = {
  field: keyof EventData;
  mine: FormTexts;
  theirs: FormTexts;
  error: string | undefined;
  onChoose: (from: FormTexts) => void;
};

/** A field that both changed, with both values. None is preselected, since it is easy to press on. */
export function DisputedField({ field, mine, theirs, error, onChoose }: Props) {
  const name = `choose-${field}`;
  return (
    <fieldset className={styles.disputed}>
      <legend>{eventCollection.fields[field].label}</legend>
      {error && <p className={fieldStyles.error}>{error}</p>}
      {[
        { label: "Yours", texts: mine, id: name },
        { label: "Theirs", texts: theirs, id: `${name}-theirs` },
      ].map(({ label, texts, id }) => (
        <label key={label} className={styles.choice}>
          <input id={id} type="radio" name={name} required onChange={() => onChoose(texts)} />
          <span>
            <strong>{label}</strong>
            <Value field={field} texts={texts} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Value({ field, texts }: { field: keyof EventData; texts: FormTexts }) {
  const pictures = field === "photos" ? photosIn(texts) : [{ image: texts.image ?? "", alt: altOf(texts) }];
  if (field !== "image" && field !== "photos") return <span dir="auto">{texts[field] || "(empty)"}</span>;
  const shown = pictures.filter(({ image }) => image);
  if (shown.length === 0) return <span>(none)</span>;
  return shown.map(({ image, alt }) => (
    <span key={image}>
      <img src={image} alt={alt} />
      {alt}
    </span>
  ));
}

function altOf({ imageAlt = "", imageDecorative }: FormTexts): string {
  return imageDecorative ? "only decoration" : imageAlt;
}
