import { lastDayOfSession } from "../../../domain/access-end.ts";

/** A session starts in July. So the label `2025-26` is of last year from July 2026 on; other labels never are. */
export function isLastYears(session: string, today: string): boolean {
  const end = lastDayOfSession(session);
  return end !== undefined && today > end;
}
