import type { FieldOf } from "../../../domain/collections/fields";
import { SmallButton } from "../admin/small-button";
import { useNotices } from "../notice/notices";
import { typeInto } from "./complete-address";
import type { FormTexts } from "./form-texts";
import imageStyles from "./image-chooser.module.css";
import styles from "./list-chooser.module.css";
import { stored } from "./chosen-picture";
import { fieldsOfOther, picturesOf, type Row } from "./rows";
import type { FormValues } from "./use-form-values";

type Props = {
  field: FieldOf<"list">;
  row: Row;
  prefix: string;
  /** The current texts of the item. */
  typed: FormTexts;
  values: FormValues;
};

/** Says that fields of the item are still those of the person with the earlier name. */
export function OwnerNote({ field, row, prefix, typed, values }: Props) {
  const { notify } = useNotices();
  const pictures = picturesOf(field.of);
  const images = pictures.map((name) => [name, values.pictureAt(prefix + name).picture?.image ?? ""]);
  const names = fieldsOfOther(field, row, { ...typed, ...Object.fromEntries(images) });
  const isOne = names.length === 1;
  const what = listed(names.map((name) => field.of[name]!.label));
  const inputOf = (name: string) => document.getElementById(prefix + name) as HTMLInputElement;
  const setTo = (name: string, text: string) =>
    pictures.includes(name)
      ? values.pictureAt(prefix + name).set(stored(text, values.addressOf))
      : typeInto(inputOf(name), text);

  function remove() {
    for (const name of names) setTo(name, "");
    // The button disappears. After the message, the focus returns to the name.
    inputOf(field.named).focus({ preventScroll: true });
    const undo = () => names.forEach((name) => setTo(name, row.origin![name]!));
    notify("success", `${what} ${isOne ? "is" : "are"} removed.`, { actions: [{ label: "Undo", act: undo }] });
  }

  return (
    <div aria-live="polite">
      {names.length > 0 && (
        <div className={`${imageStyles.notice} ${styles.ownerNote}`}>
          <p>
            {what} {isOne ? "is still that" : "are still those"} of {row.origin![field.named]}.
          </p>
          <SmallButton label={isOne ? "Remove it" : "Remove them"} onClick={remove} />
        </div>
      )}
    </div>
  );
}

/** Returns `Portrait, e-mail and photos page`. */
function listed(labels: string[]): string {
  return new Intl.ListFormat("en-GB").format(labels.map((label, place) => (place ? label.toLowerCase() : label)));
}
