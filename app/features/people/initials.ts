/** Also “Prof. (Dr.)”. */
const TITLES = /^(?:\(?(?:Dr|Prof|Er|Mr|Mrs|Ms)\b\.?\)?\s*)+(?=\S)/;

/** Returns the first letters of the first and the last name, for a person without a portrait. */
export function initialsOf(name: string): string {
  const names = name.replace(TITLES, "").split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : ""].map((one) => [...(one ?? "")][0] ?? "").join("");
}
