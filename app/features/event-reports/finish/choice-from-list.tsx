import type { Labelled } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";

type Props = Labelled & {
  /** Values and their labels. */
  options: Record<string, string>;
  /** The label for no choice. */
  empty: string;
  value: string | undefined;
};

/** A choice from a list that administrators edit. The current value remains, even if it was removed from the list. */
export function ChoiceFromList({ options, empty, value = "", ...frame }: Props) {
  const all = { ...options, ...(value && !(value in options) && { [value]: `${value} (no longer in the list)` }) };
  return <Select {...frame} defaultValue={value} options={[["", empty], ...Object.entries(all)]} />;
}
