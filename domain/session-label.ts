/** The label of a session, like `2025-26`. It may have another form, and then nothing follows from it. */

function firstYearOf(label: string): number | undefined {
  const [, year] = /^(\d{4})-\d\d$/.exec(label) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** `2026-27` after `2025-26`; empty for other labels. */
export function nextLabel(label: string): string {
  const year = firstYearOf(label);
  return year === undefined ? "" : `${year + 1}-${String((year + 2) % 100).padStart(2, "0")}`;
}

/** June 30 for a label like `2025-26`; other labels have no known end. */
export function lastDayOfSession(label: string): string | undefined {
  const year = firstYearOf(label);
  return year === undefined ? undefined : `${year + 1}-06-30`;
}

/** A session starts in July. So the label `2025-26` is of last year from July 2026 on; other labels never are. */
export function isLastYears(label: string, today: string): boolean {
  const end = lastDayOfSession(label);
  return end !== undefined && today > end;
}
