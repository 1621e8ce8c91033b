import type { FieldOf } from "../../../domain/collections/fields";
import { SmallButton } from "../admin/small-button";
import { useNotices } from "../notice/notices";
import { typeInto } from "./complete-address";
import type { FormTexts } from "./form-texts";
import imageStyles from "./image-chooser.module.css";
import styles from "./list-chooser.module.css";
import { fieldsOfOther, type Row } from "./rows";

type Props = {
  field: FieldOf<"list">;
  row: Row;
  prefix: string;
  /** The current texts of the item. */
  typed: FormTexts;
};

/** Says that fields of the item are still those of the person with the earlier name. */
export function OwnerNote({ field, row, prefix, typed }: Props) {
  const { notify } = useNotices();
  const names = fieldsOfOther(field, row, typed);
  const isOne = names.length === 1;
  const what = listed(names.map((name) => field.of[name]!.label));
  const inputOf = (name: string) => document.getElementById(prefix + name) as HTMLInputElement;

  function empty() {
    for (const name of names) typeInto(inputOf(name), "");
    // The button disappears. After the message, the focus returns to the name.
    inputOf(field.named).focus({ preventScroll: true });
    const undo = () => names.forEach((name) => typeInto(inputOf(name), row.origin![name]!));
    notify("success", `${what} ${isOne ? "is" : "are"} empty.`, { actions: [{ label: "Undo", act: undo }] });
  }

  return (
    <div aria-live="polite">
      {names.length > 0 && (
        <div className={`${imageStyles.notice} ${styles.ownerNote}`}>
          <p>
            {what} {isOne ? "is still that" : "are still those"} of {row.origin![field.named]}.
          </p>
          <SmallButton label={isOne ? "Empty it" : "Empty them"} onClick={empty} />
        </div>
      )}
    </div>
  );
}

/** Returns `E-mail, professional page and photos page`. */
function listed(labels: string[]): string {
  return new Intl.ListFormat("en-GB").format(labels.map((label, place) => (place ? label.toLowerCase() : label)));
}
