/** The label of the session after this one: `2026-27` after `2025-26`; empty for other labels. */
export function nextLabel(label: string): string {
  const [, start] = /^(\d{4})-\d\d$/.exec(label) ?? [];
  return start ? labelOf(Number(start) + 1) : "";
}

const labelOf = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
