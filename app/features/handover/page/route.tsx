import { DAYS_TO_HAND_OVER } from "../../../../domain/access-end";
import { addDays } from "../../../../domain/calendar-days";
import { formatDay, formatMoment, todayIn } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink } from "../../../ui/button/button";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { invitationsContext } from "../../invitations/invitations-context";
import { handoverContext } from "../handover-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { BackupTest } from "./backup-test";
import { OwnershipList } from "./ownership-list";
import { Steps } from "./steps";

export async function loader({ context }: Route.LoaderArgs) {
  const { ownership, restoreDrill, readLeaving } = context.get(handoverContext);
  const { viewer, timeZone } = await adminRequest(context);
  const rows = await ownership.list(viewer);
  const { invitations } = context.get(invitationsContext);
  const { activeUntil, successors, invited, ...leaving } = await readLeaving(viewer);
  const last = await restoreDrill.last();
  const today = todayIn(timeZone);
  return {
    rows,
    last: last && { ...last, when: formatMoment(last.at, timeZone) },
    cannot: restoreDrill.cannot(),
    ...leaving,
    invite: { sendsMail: invitations.sendsMail, usualLastDay: invitations.usualLastDay(), timeZone },
    invited: invited.map(({ email, expiresAt }) => ({ email, until: formatMoment(expiresAt, timeZone) })),
    successors: successors.map(({ signedInAt, publishedAt, activeUntil: end, ...one }) => ({
      ...one,
      lastDay: end && formatDay(end, timeZone),
      // Exact to the hour only.
      signedIn: signedInAt && formatDay(signedInAt, timeZone),
      published: publishedAt && formatMoment(publishedAt, timeZone),
    })),
    lastDay: activeUntil && todayIn(timeZone, new Date(activeUntil)),
    today,
    suggestedDay: addDays(today, DAYS_TO_HAND_OVER),
  };
}

export const meta = metaOf({ title: "Handover" });

export default function Handover({ loaderData: { rows, last, cannot, ...leaving } }: Route.ComponentProps) {
  return (
    <Page title="Handover" lead="What the site depends on, and how the next team takes it over.">
      <p className={adminStyles.actions}>
        <ButtonLink to="/admin/handover/print">Print two pages about this site</ButtonLink>
      </p>
      <Steps {...leaving} />
      <OwnershipList rows={rows} />
      <BackupTest last={last} cannot={cannot} />
    </Page>
  );
}
