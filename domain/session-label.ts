/** Also reads `2025-99` and `2025-2026`, which somebody may have typed. */
export function firstYearOf(label: string): number | undefined {
  const [, year] = /^(\d{4})-\d\d(?:\d\d)?$/.exec(label) ?? [];
  return year === undefined ? undefined : Number(year);
}

export const labelOf = (firstYear: number) => `${firstYear}-${String((firstYear + 1) % 100).padStart(2, "0")}`;

/** Returns `2026-27` after `2025-26`, and `2026-2027` after `2025-2026`; empty for other labels. */
export function nextLabel(label: string): string {
  const year = firstYearOf(label);
  if (year === undefined) return "";
  return label.length > "2025-26".length ? `${year + 1}-${year + 2}` : labelOf(year + 1);
}
