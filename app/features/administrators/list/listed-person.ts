import { formatPlainDate } from "../../../../domain/dates";
import { formatDay, todayIn } from "../../../../domain/moments";
import { isSameEmail } from "../../../../domain/same-email";
import type { Viewer } from "../../../../domain/session";
import type { AdministratorState } from "../administrator";

export type ListedPerson = ReturnType<typeof listedPerson>;

export function listedPerson(
  { activeUntil, lastSeenAt, ...person }: AdministratorState,
  { user }: Viewer,
  timeZone: string,
) {
  const until = activeUntil && todayIn(timeZone, new Date(activeUntil));
  const today = todayIn(timeZone);
  return {
    ...person,
    /** A day before it would end the access at once. */
    firstDay: until && until < today ? until : today,
    /** The last day of access; empty for no end. */
    until: until ?? "",
    untilText: until ? formatPlainDate(until) : "",
    /** A day, because the time is only exact to the hour. Empty if never. */
    lastSeen: lastSeenAt ? formatDay(lastSeenAt, timeZone) : "",
    isYou: user !== null && isSameEmail(person.email, user.email),
  };
}
