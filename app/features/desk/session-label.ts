/** A session starts in July. So the label `2025-26` is of last year from July 2026 on; other labels never are. */
export function isLastYears(session: string, today: string): boolean {
  const [, century, end] = /^(\d\d)\d\d-(\d\d)$/.exec(session) ?? [];
  return end !== undefined && today >= `${century}${end}-07-01`;
}
