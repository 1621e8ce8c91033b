/** Opens the folded parts around a field, which cannot get the focus otherwise. */
export function openAround(field: Element | null): void {
  let folded;
  while ((folded = field?.closest<HTMLDetailsElement>("details:not([open])"))) folded.open = true;
}
