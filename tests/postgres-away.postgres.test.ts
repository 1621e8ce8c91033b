/** Tests the site while PostgreSQL is down or hangs, and afterwards. */
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../platform/database/postgres.ts";
import { openLine } from "./support/line.ts";
import { ownDatabase } from "./support/own-database.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { addEvent, EVENT, form, errorOf } from "./support/requests.ts";
import { shownOn } from "./support/shown.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" };

/** Returns an app whose connection to PostgreSQL can be cut or held. */
async function appBehindLine() {
  const database = await ownDatabase("");
  onTestFinished(() => database.giveBack());
  const line = await openLine(Number(new URL(inject("postgresUrl")!).port));
  onTestFinished(() => line.close());
  const url = new URL(database.env.DATABASE_URL!);
  url.port = String(line.port);
  const app = await startApp({ env: { DATABASE_URL: url.href } });
  return { app, line };
}

for (const fault of ["away", "hung"] as const) {
  test(`while PostgreSQL is ${fault}, reading works and writes return 503`, async () => {
    const { app, line } = await appBehindLine();
    const cookie = await cookieOf(app, ADMIN);
    await addEvent(app, cookie);
    const good = await (await app.request("/events")).text();
    const gallery = await (await app.request("/gallery")).text();
    await app.request("/api/events");
    await (fault === "away" ? line.close() : line.hold());

    expect([(await app.request("/healthz")).status, (await app.request("/readyz")).status]).toEqual([200, 503]);
    expect(await (await app.request("/events")).text()).toBe(good);
    expect(await (await app.request("/api/events")).json()).toMatchObject([EVENT]);
    expect(await (await app.request("/gallery")).text()).toBe(gallery);
    expect((await app.request("/discover/culture")).status).toBe(200);
    for (const request of [form(EVENT, cookie), json("PUT", EVENT, cookie)]) {
      const response = await app.request(request.method === "PUT" ? "/api/events/1" : "/api/events", request);
      expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(await errorOf(response)).toMatchObject({ status: 503 });
    }
    expect(await errorOf(await app.request("/api/contact", json("POST", MESSAGE)))).toMatchObject({ status: 503 });

    await (fault === "away" ? line.open() : line.release());
    await vi.waitFor(async () => expect((await app.request("/readyz")).status).toBe(200), 10_000);
    expect((await app.request("/api/events", form({ ...EVENT, title: "After" }, cookie))).status).toBe(201);
    expect(await shownOn(await app.request("/events"))).toContain("After");
  });
}

test.each([
  ["postgres://postgres:password@localhost:1/cell", "nothing listens there"],
  ["postgres://postgres:password@no-such-host.invalid/cell", "there is no machine of this name"],
])("a server that cannot be reached at the start is named: %s", async (url, words) => {
  await expect(openPostgres(url)).rejects.toThrow(`DATABASE_URL: ${words}`);
});

test("a wrong password or missing database is reported without the URL", async () => {
  const url = inject("postgresUrl")!;
  await expect(openPostgres(`${url.replace(":password@", ":canary@")}cell`)).rejects.toThrow(/refused the password\.$/);
  await expect(openPostgres(`${url}nowhere`)).rejects.toThrow("there is no database of this name");
});
