import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../database/database.ts";
import type { IdentityProvider } from "../identity/identity-provider.ts";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { faultLog } from "../../tests/support/fault-log.ts";
import { addEvent } from "../../tests/support/requests.ts";
import { shownOn } from "../../tests/support/shown.ts";

/** Simulates a hosted service that works while the database is down, and counts the look-ups. */
function hostedSessions() {
  const lookups = { session: 0, role: 0 };
  const identity = (chosen: IdentityProvider): IdentityProvider => ({
    ...chosen,
    async readSession() {
      lookups.session += 1;
      return { user: { email: ADMIN.email }, setCookies: ["session=refreshed"] };
    },
    async findRole() {
      lookups.role += 1;
      return "admin";
    },
  });
  return { lookups, parts: { identity } };
}

async function startWithEvent() {
  const hosted = hostedSessions();
  const { faults, log } = faultLog("warn");
  const app = await startApp({ parts: hosted.parts, log });
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  const { id } = await addEvent(app, headers.Cookie);
  Object.assign(hosted.lookups, { session: 0, role: 0 });
  return { ...hosted, app, faults, id, read: (path: string) => app.request(path, { headers }) };
}

test("the session and the role are looked up once for an admin page", async () => {
  const { lookups, id, read } = await startWithEvent();
  const response = await read(`/admin/events/${id}/history`);
  expect([response.status, lookups]).toEqual([200, { session: 1, role: 1 }]);
  expect(response.headers.getSetCookie()).toEqual(["session=refreshed"]);
});

test.each(["preview", "history"])("the %s of an unknown event is a missing page", async (page) => {
  const { faults, read } = await startWithEvent();
  const response = await read(`/admin/events/999/${page}`);
  expect([response.status, await shownOn(response), faults]).toEqual([
    404,
    expect.stringContaining("Page not found"),
    [],
  ]);
});

test.each(["preview", "history"])("while the database is down the %s is a 503, logged once", async (page) => {
  const { app, faults, id, read } = await startWithEvent();
  app.site.events.findAny = () => Promise.reject(new DatabaseUnavailable("It is down."));
  const response = await read(`/admin/events/${id}/${page}`);
  expect([response.status, await shownOn(response)]).toEqual([503, expect.stringContaining("Something went wrong")]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(faults).toHaveLength(1);
});

test.each(["preview", "history"])("a fault of the %s is a 500, logged once", async (page) => {
  const { app, faults, id, read } = await startWithEvent();
  await app.site.database.close();
  const response = await read(`/admin/events/${id}/${page}`);
  expect([response.status, faults.length]).toEqual([500, 1]);
});
