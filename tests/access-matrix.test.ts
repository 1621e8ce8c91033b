/** Who may do what: every route and method of the API, asked by everyone. A route without a row here fails the last test. */
import { expect, test, vi } from "vitest";
import type { App } from "../server/app.ts";
import { api } from "../server/api/index.ts";
import { healthApi } from "../server/api/health.ts";
import { mediaFiles } from "../server/api/media.ts";
import { cookieOf, startApp, ADMIN, USER } from "./support/app.ts";
import { mailerOf } from "./support/mailer.ts";
import { png } from "./support/pictures.ts";
import { addEvent, EVENT, file, form, listEvents, refusalOf, watchedBody } from "./support/requests.ts";

const ASKERS = ["visitor", "user", "admin", "former admin", "expired session", "foreign page"] as const;
type Asker = (typeof ASKERS)[number];

const JSON_TYPE = "application/json";
const TABLE = "title,description,date,location\na,b,2024-01-01,c\n";
const PASSWORD = { currentPassword: ADMIN.password };
const PASSWORDS = { currentPassword: ADMIN.password, newPassword: "another long password" };
const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" };

/** `route` as Hono knows it, what is sent, and the status for each of ASKERS. */
const ROWS: [method: string, route: string, send: unknown, statuses: number[]][] = [
  //                                                            visitor user admin former expired foreign
  ["GET", "/api/events", undefined, /*                       */ [200, 200, 200, 200, 200, 200]],
  ["POST", "/api/events", "form", /*                         */ [401, 403, 201, 403, 401, 403]],
  ["GET", "/api/events/:id", undefined, /*                   */ [200, 200, 200, 200, 200, 200]],
  ["PUT", "/api/events/:id", EVENT, /*                       */ [401, 403, 200, 403, 401, 403]],
  ["DELETE", "/api/events/:id", undefined, /*                */ [401, 403, 204, 403, 401, 403]],
  ["POST", "/api/events/:id/duplicate", undefined, /*        */ [401, 403, 201, 403, 401, 403]],
  ["POST", "/api/events/:id/restore", undefined, /*          */ [401, 403, 200, 403, 401, 403]],
  ["GET", "/api/events/:id/history", undefined, /*           */ [401, 403, 200, 403, 401, 200]],
  ["POST", "/api/events/:id/history/:revision", undefined, /**/ [401, 403, 200, 403, 401, 403]],
  ["POST", "/api/events.csv", "table", /*                    */ [401, 403, 200, 403, 401, 403]],
  ["GET", "/api/events.csv", undefined, /*                   */ [401, 403, 200, 403, 401, 200]],
  ["GET", "/api/events.json", undefined, /*                  */ [401, 403, 200, 403, 401, 200]],
  ["GET", "/api/events.ics", undefined, /*                   */ [401, 403, 200, 403, 401, 200]],
  ["GET", "/api/trash", undefined, /*                        */ [401, 403, 200, 403, 401, 200]],
  ["DELETE", "/api/trash/:id", undefined, /*                 */ [401, 403, 204, 403, 401, 403]],
  ["POST", "/api/upload", "upload", /*                       */ [401, 403, 201, 403, 401, 403]],
  ["GET", "/api/session", undefined, /*                      */ [200, 200, 200, 200, 200, 200]],
  ["POST", "/api/session", USER, /*                          */ [200, 200, 200, 200, 200, 403]],
  ["DELETE", "/api/session", undefined, /*                   */ [204, 204, 204, 204, 204, 403]],
  ["GET", "/api/account/sessions", undefined, /*             */ [401, 403, 200, 403, 401, 200]],
  ["DELETE", "/api/account/sessions", undefined, /*          */ [401, 403, 204, 403, 401, 403]],
  ["DELETE", "/api/account/sessions/:id", undefined, /*      */ [401, 403, 404, 403, 401, 403]],
  ["PUT", "/api/account/password", PASSWORDS, /*             */ [401, 403, 204, 403, 401, 403]],
  ["POST", "/api/account/second-factor", PASSWORD, /*        */ [401, 403, 200, 403, 401, 403]],
  ["PUT", "/api/account/second-factor", { code: "0" }, /*    */ [401, 403, 400, 403, 401, 403]],
  ["POST", "/api/account/second-factor/recovery-codes", PASSWORD, [401, 403, 400, 403, 401, 403]],
  ["POST", "/api/account/second-factor/end", PASSWORD, /*    */ [401, 403, 400, 403, 401, 403]],
  ["POST", "/api/contact", MESSAGE, /*                       */ [201, 201, 201, 201, 201, 403]],
  ["POST", "/api/vitals", { page: "/" }, /*                  */ [204, 204, 204, 204, 204, 403]],
  ["GET", "/api/messages", undefined, /*                     */ [401, 403, 200, 403, 401, 200]],
  ["PATCH", "/api/messages/:id", { read: true }, /*          */ [401, 403, 204, 403, 401, 403]],
  ["DELETE", "/api/messages/:id", undefined, /*              */ [401, 403, 204, 403, 401, 403]],
  ["POST", "/api/messages/:id/resend", undefined, /*         */ [401, 403, 204, 403, 401, 403]],
  ["POST", "/api/messages/failed/resend", undefined, /*       */ [401, 403, 200, 403, 401, 403]],
  ["GET", "/api/messages.csv", undefined, /*                 */ [401, 403, 200, 403, 401, 200]],
  ["GET", "/media/:name", undefined, /*                      */ [200, 200, 200, 200, 200, 200]],
  ["GET", "/healthz", undefined, /*                          */ [200, 200, 200, 200, 200, 200]],
  ["GET", "/readyz", undefined, /*                           */ [200, 200, 200, 200, 200, 200]],
];
const VERDICTS = ROWS.flatMap(([method, route, send, statuses]) =>
  ASKERS.map((asker, index) => ({ method, route, send, asker, status: statuses[index]! })),
);

/** An app with one event (id 1, with a picture), another in the trash (id 2) and one message (id 1), and the cookies of `asker`. */
async function appFor(asker: Asker): Promise<{ app: App; headers: Record<string, string>; picture: string }> {
  const app = await startApp({ env: { VITALS: "on" }, parts: { mailer: mailerOf(async () => undefined) } });
  const admin = await cookieOf(app, ADMIN);
  const { image } = await addEvent(app, admin, { image: await png() });
  const { id } = await addEvent(app, admin);
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: admin } });
  await app.site.contact.send(MESSAGE, "test");
  const { kysely } = app.site.database;
  const deliveries = kysely.selectFrom("delivery").select("state");
  await vi.waitFor(async () => expect(await deliveries.execute()).toEqual([{ state: "delivered" }]));
  if (asker === "former admin") await kysely.deleteFrom("profiles").execute();
  if (asker === "expired session")
    await kysely
      .withoutPlugins()
      .updateTable("session" as never)
      .set({ expiresAt: "2020-01-01T00:00:00.000Z" } as never)
      .execute();
  if (asker === "visitor") return { app, headers: {}, picture: image };
  const Cookie = asker === "user" ? await cookieOf(app, USER) : admin;
  // The worst case of a foreign page: the browser sends an administrator's cookies along.
  return {
    app,
    headers: { Cookie, ...(asker === "foreign page" && { Origin: "https://elsewhere.example" }) },
    picture: image,
  };
}

function bodyOf(send: unknown, picture: Uint8Array): { body?: BodyInit; headers?: Record<string, string> } {
  if (send === undefined) return {};
  if (send === "form") return { body: form(EVENT).body };
  if (send === "table") return { body: form({ file: file(new TextEncoder().encode(TABLE), "events.csv") }).body };
  if (send === "upload") return { body: form({ file: picture }).body };
  return { body: JSON.stringify(send), headers: { "Content-Type": JSON_TYPE } };
}

/** Event 1 is shown, event 2 lies in the trash. */
function pathOf(route: string, picture: string): string {
  if (route === "/media/:name") return picture;
  return route.replace(":id", route === "/api/trash/:id" ? "2" : "1").replace(":revision", "1");
}

test.each(VERDICTS)("$method $route answers $status to: $asker", async ({ method, route, send, asker, status }) => {
  const { app, headers, picture } = await appFor(asker);
  const request = bodyOf(send, await png());
  const response = await app.request(pathOf(route, picture), {
    method,
    body: request.body,
    headers: { ...request.headers, ...headers },
  });
  expect(response.status).toBe(status);
  if (status >= 400) await refusalOf(response);
  const refusedWrite = status >= 400 && method !== "GET";
  if (refusedWrite)
    expect(await listEvents(app), "a refused write changes nothing").toMatchObject([
      { id: 1, ...EVENT, image: picture },
    ]);
});

test.each(VERDICTS.filter(({ send, status }) => send !== undefined && (status === 401 || status === 403)))(
  "$method $route reads no byte of what is sent by: $asker",
  async ({ method, route, send, asker }) => {
    const { app, headers, picture } = await appFor(asker);
    const { seen, body, duplex } = watchedBody();
    const type = ["form", "upload", "table"].includes(send as string) ? "multipart/form-data; boundary=x" : JSON_TYPE;
    await app.request(pathOf(route, picture), {
      method,
      body,
      duplex,
      headers: { ...headers, "Content-Type": type },
    } as RequestInit);
    expect(seen.read).toBe(false);
  },
);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const WRONG_METHODS = [...new Set(ROWS.map(([, route]) => route))]
  .filter((route) => route.startsWith("/api/"))
  .map((route) => ({ route, allowed: ROWS.filter(([, other]) => other === route).map(([method]) => method) }))
  .flatMap(({ route, allowed }) =>
    METHODS.filter((method) => !allowed.includes(method)).map((method) => ({ method, route, allowed })),
  );

test.each(WRONG_METHODS)("$method $route answers 405 and says what is allowed", async ({ method, route, allowed }) => {
  const { app, headers } = await appFor("admin");
  const response = await app.request(pathOf(route, ""), { method, headers });
  expect(response.headers.get("Allow")?.split(", ").sort()).toEqual([...allowed].sort());
  expect(await refusalOf(response)).toMatchObject({ status: 405 });
});

test("every route of the server has a row here, and every row is a route", async () => {
  const { site } = await startApp();
  const below = (prefix: string, { routes }: { routes: { method: string; path: string }[] }) =>
    routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${prefix}${path}`.replace(/\/$/, ""));
  const routes = [
    ...new Set([...below("/api", api(site)), ...below("/media", mediaFiles(site)), ...below("", healthApi(site))]),
  ];
  expect(routes.sort()).toEqual(ROWS.map(([method, route]) => `${method} ${route}`).sort());
});
