/** Every API route. A route that is not listed here is not served. */
import { contentRoutes } from "../../app/features/content/content.api.server.ts";
import { administratorRoutes } from "../../app/features/administrators/administrators.api.server.ts";
import { accountRoutes } from "../../app/features/accounts/account.api.server.ts";
import { changeSetRoutes } from "../../app/features/changes/changes.api.server.ts";
import { contactRoutes } from "../../app/features/contact/contact.api.server.ts";
import { eventReportRoutes } from "../../app/features/event-reports/event-reports.api.server.ts";
import { iicRoutes } from "../../app/features/event-reports/iic/iic.api.server.ts";
import { sessionReportRoutes } from "../../app/features/event-reports/session/session-report.api.server.ts";
import { eventHistoryRoutes } from "../../app/features/events/event-history.api.server.ts";
import { eventTableRoutes } from "../../app/features/events/events-table.api.server.ts";
import { eventRoutes } from "../../app/features/events/events.api.server.ts";
import { calendarRoutes } from "../../app/features/feeds/calendar.api.server.ts";
import { healthRoutes } from "./health.ts";
import { eventPostRoutes } from "../../app/features/blogs/event-post.api.server.ts";
import { cardRoutes } from "../../app/features/new-session/card.api.server.ts";
import { newSessionRoutes } from "../../app/features/new-session/new-session.api.server.ts";
import { passwordResetRoutes } from "../../app/features/accounts/password-reset.api.server.ts";
import { mediaRoutes } from "../../platform/media/media-api.ts";
import { messageRoutes } from "../../app/features/contact/messages.api.server.ts";
import { invitationRoutes } from "../../app/features/invitations/invitations.api.server.ts";
import { describe } from "./open-api.ts";
import { route, type Route } from "../../platform/http/route.ts";
import { secondFactorRoutes } from "../../app/features/accounts/second-factor.api.server.ts";
import { sessionRoutes } from "../../app/features/accounts/session.api.server.ts";
import { ownershipRoutes } from "../../app/features/handover/ownership.api.server.ts";
import { restoreDrillRoutes } from "../../app/features/handover/restore-drill.api.server.ts";
import { uploadRoutes } from "../../platform/media/upload-api.ts";
import type { Site } from "../site.ts";

const descriptionRoute: Route<Site> = route({
  method: "GET",
  path: "/api/openapi.json",
  who: "anyone",
  summary: "This description",
  responses: { 200: { type: "application/json" } },
  handle: (_call, { content, env }) => describe(ROUTES, { title: content.site.product, server: env.PUBLIC_URL ?? "/" }),
});

export const ROUTES: readonly Route<Site>[] = [
  ...eventRoutes,
  ...eventHistoryRoutes,
  ...eventReportRoutes,
  ...sessionReportRoutes,
  ...iicRoutes,
  ...eventPostRoutes,
  ...eventTableRoutes,
  ...calendarRoutes,
  // Before `contentRoutes`, because the URL of its preview could also be one of a document.
  ...changeSetRoutes,
  ...newSessionRoutes,
  ...cardRoutes,
  ...contentRoutes,
  ...uploadRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...passwordResetRoutes,
  ...invitationRoutes,
  ...administratorRoutes,
  ...contactRoutes,
  ...messageRoutes,
  ...restoreDrillRoutes,
  ...ownershipRoutes,
  descriptionRoute,
  ...mediaRoutes,
  ...healthRoutes,
];
