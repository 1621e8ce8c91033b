import { Hono } from "hono";
import { answerError } from "../http/answer-refusal.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { accountApi } from "./account.ts";
import { contactApi } from "./contact.ts";
import { eventsCalendar, eventsJson, eventsTable } from "./events-table.ts";
import { eventsApi } from "./events.ts";
import { messagesApi, messagesExport } from "./messages.ts";
import { secondFactorApi } from "./second-factor.ts";
import { sessionApi } from "./session.ts";
import { trashApi } from "./trash.ts";
import { uploadApi } from "./upload.ts";
import { vitalsApi } from "./vitals.ts";

/** What each address answers, for the `Allow` header that goes with 405. */
const ALLOWED: [path: RegExp, methods: string][] = [
  [/^\/api\/events$/, "GET, POST"],
  [/^\/api\/events\.csv$/, "GET, POST"],
  [/^\/api\/events\.(json|ics)$/, "GET"],
  [/^\/api\/events\/[^/]+$/, "GET, PUT, DELETE"],
  [/^\/api\/events\/[^/]+\/(duplicate|restore)$/, "POST"],
  [/^\/api\/events\/[^/]+\/history$/, "GET"],
  [/^\/api\/events\/[^/]+\/history\/[^/]+$/, "POST"],
  [/^\/api\/trash$/, "GET"],
  [/^\/api\/trash\/[^/]+$/, "DELETE"],
  [/^\/api\/(upload|contact|vitals)$/, "POST"],
  [/^\/api\/session$/, "GET, POST, DELETE"],
  [/^\/api\/account\/sessions$/, "GET, DELETE"],
  [/^\/api\/account\/sessions\/[^/]+$/, "DELETE"],
  [/^\/api\/account\/password$/, "PUT"],
  [/^\/api\/account\/second-factor$/, "POST, PUT"],
  [/^\/api\/account\/second-factor\/(recovery-codes|end)$/, "POST"],
  [/^\/api\/messages$/, "GET"],
  [/^\/api\/messages\.csv$/, "GET"],
  [/^\/api\/messages\/[^/]+$/, "PATCH, DELETE"],
  [/^\/api\/messages\/[^/]+\/resend$/, "POST"],
];

/** Everything below `/api`. What is no route of it answers 404, or 405 where only the method is wrong. */
export function api(site: Site) {
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    // A route that is public says so itself; everything else here may depend on who asks.
    await next();
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "private, no-store");
  });
  app.route("/events", eventsApi(site));
  app.route("/events.csv", eventsTable(site));
  app.route("/events.json", eventsJson(site));
  app.route("/events.ics", eventsCalendar(site));
  app.route("/trash", trashApi(site));
  app.route("/upload", uploadApi(site));
  app.route("/session", sessionApi(site));
  app.route("/account", accountApi(site));
  app.route("/account/second-factor", secondFactorApi(site));
  app.route("/contact", contactApi(site));
  app.route("/vitals", vitalsApi(site));
  app.route("/messages", messagesApi(site));
  app.route("/messages.csv", messagesExport(site));
  // Not app.notFound: Hono asks only the outermost app's.
  app.all("*", (context) => {
    const allowed = ALLOWED.find(([path]) => path.test(context.req.path))?.[1];
    if (!allowed) throw new Refusal(404, "There is no such call.");
    context.header("Allow", allowed);
    throw new Refusal(405, `This address answers ${allowed} only.`);
  });
  app.onError(answerError);
  return app;
}
