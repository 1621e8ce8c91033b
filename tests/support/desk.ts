/** The desk of an own site in memory, for its tests. */
import { deskService } from "../../app/features/desk/desk.server.ts";
import type { Viewer } from "../../domain/session.ts";
import type { App } from "../../server/app.ts";
import { addPerson } from "./accounts.ts";
import { ADMIN, cookieOf, startApp } from "./app.ts";
import { addEvent } from "./requests.ts";

export const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
export const OTHER = { email: "other@example.edu", password: "a long other password" };
export const TODAY = "2026-03-09";

/** Returns the desk on 9 March 2026. A future event satisfies the home page, and there are two administrators. */
export async function desk({ env = {}, failure }: { env?: Record<string, string>; failure?: string } = {}) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const now = () => new Date(`${TODAY}T10:00:00Z`);
  const service = deskService({ ...ownSite(app), backupFailure: () => failure, now });
  await addEvent(app, cookie, { title: "Ahead", date: "2026-12-01" });
  await addPerson(app, OTHER, { lastSeenAt: "2026-03-08T10:00:00.000Z" });
  return {
    app,
    cookie,
    now,
    add: (fields: Parameters<typeof addEvent>[2]) => addEvent(app, cookie, fields),
    change: (id: number, body: object) => app.site.events.save(VIEWER, id, body),
    tasks: () => service.tasks(VIEWER),
    titles: async () => (await service.tasks(VIEWER)).map(({ title }) => title),
    service,
  };
}

/** Returns the parts of a site that does not show the example any more. */
export function ownSite({ site }: App) {
  const { content } = site;
  return { ...site, content: { ...content, site: { ...content.site, exampleTexts: false } } };
}
