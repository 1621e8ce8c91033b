/** Every route of the API on one screen. What is not in here is not served (`index.ts`). */
import { accountRoutes } from "./account.ts";
import { contactRoutes } from "./contact.ts";
import { eventHistoryRoutes } from "./event-history.ts";
import { eventTableRoutes } from "./events-table.ts";
import { eventRoutes } from "./events.ts";
import { healthRoutes } from "./health.ts";
import { mediaRoutes } from "./media.ts";
import { messageRoutes } from "./messages.ts";
import { describe } from "./open-api.ts";
import type { Route } from "./route.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { sessionRoutes } from "./session.ts";
import { trashRoutes } from "./trash.ts";
import { uploadRoutes } from "./upload.ts";

const descriptionRoute: Route = {
  method: "GET",
  path: "/api/openapi.json",
  who: "anyone",
  summary: "This description",
  answers: { 200: { type: "application/json" } },
  handle: (context, { content, env }) =>
    context.json(describe(ROUTES, { title: content.site.product, server: env.PUBLIC_URL ?? "/" })),
};

export const ROUTES: readonly Route[] = [
  ...eventRoutes,
  ...eventHistoryRoutes,
  ...eventTableRoutes,
  ...trashRoutes,
  ...uploadRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...contactRoutes,
  ...messageRoutes,
  descriptionRoute,
  ...mediaRoutes,
  ...healthRoutes,
];
