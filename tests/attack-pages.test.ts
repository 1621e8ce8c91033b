/** Requests for pages that no browser sends. */
import { expect, test } from "vitest";
import { MAX_CONTACT_MESSAGE_LENGTH } from "../app/features/contact/contact-message.ts";
import { ADMIN, cookieOf, startApp } from "./support/app.ts";
import { faultLog } from "./support/fault-log.ts";
import { errorOf } from "./support/requests.ts";
import { shownOn } from "./support/shown.ts";

const FORM = "application/x-www-form-urlencoded";
const MESSAGE = "from_name=Meera&from_email=meera%40example.edu&message=Hello";

test.each([
  "/edit-event/1.data?_routes=features/events/edit/route",
  "/EDIT-EVENT/1.data?_routes=features/events/edit/route",
  "/edit-event/1/_.data?_routes=features/events/edit/route",
  "/admin/messages.data?_routes=features/contact/messages/route",
  "/admin/messages.data?_routes=root,features/contact/messages/route",
  "/%61dmin/messages.data?_routes=features/contact/messages/route",
])("%s, which leaves the guard out, meets the guard", async (path) => {
  const { faults, log } = faultLog();
  const app = await startApp({ env: { API_URL: "https://guarded.example" }, log });
  const first = await app.request(path);
  const canonical = first.status === 301 ? first.headers.get("Location")! : path;
  const response = await app.request(canonical);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([202, "private, no-store"]);
  const text = await response.text();
  expect(text).toContain("/admin-login");
  expect(text).not.toContain("guarded.example");
  expect(faults).toEqual([]);
});

test("an administrator's page gets the data that it asks for by route", async () => {
  const app = await startApp();
  const path = "/admin/messages.data?_routes=features/contact/messages/route";
  const response = await app.request(path, { headers: { Cookie: await cookieOf(app, ADMIN) } });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(await response.text()).toContain("keptFor");
});

test.each([
  ["text/plain", MESSAGE, 415],
  ["application/json", "{}", 415],
  ["", MESSAGE, 415],
  ["multipart/form-data", MESSAGE, 400],
  ["multipart/form-data; boundary=x", MESSAGE, 400],
  ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a', 400],
])("a page accepts only a form: %j is a client error", async (type, body, status) => {
  const { faults, log } = faultLog();
  const app = await startApp({ log });
  const headers = { "Content-Type": type };
  for (const path of ["/connect", "/connect.data"]) {
    const response = await app.request(path, { method: "POST", headers, body: new TextEncoder().encode(body) });
    expect(await errorOf(response)).toMatchObject({ status });
  }
  expect(faults).toEqual([]);
});

test("the contact form without scripts works behind a proxy that ends https", async () => {
  const app = await startApp({ env: { PUBLIC_URL: "https://cell.example.edu", TRUST_PROXY: "1" } });
  // The proxy uses http to the site and passes the visitor's host on.
  const address = "http://cell.example.edu/connect";
  const headers = { Origin: "https://cell.example.edu", "Content-Type": FORM };
  const response = await app.request(address, { method: "POST", headers, body: MESSAGE });
  expect(response.status).toBe(200);
  expect(await shownOn(response)).toContain("Message sent successfully");
  const foreign = { ...headers, Origin: "https://elsewhere.example" };
  expect((await app.request(address, { method: "POST", headers: foreign, body: MESSAGE })).status).toBe(403);
});

test("a page with typed text is never cached", async () => {
  const app = await startApp();
  for (const body of [MESSAGE, "from_name=Somebody"]) {
    const response = await app.request("/connect", { method: "POST", headers: { "Content-Type": FORM }, body });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  }
});

test("parameters that nothing depends on make no pages of their own", async () => {
  const app = await startApp();
  const etag = async (path: string) => (await app.request(path)).headers.get("ETag");
  const rendered: string[] = [];
  app.site.events.page = async () => {
    rendered.push("events");
    return { rows: [], older: null, newer: null };
  };
  const routes = ["?_routes=", "?_routes=,&x=1", "", "?colour=2025&when=x&year=x&before=x&q=+"].map(
    (query) => `/events.data${query}`,
  );
  for (const path of routes) await app.request(path);
  const some = "features/events/list/route";
  for (const asked of [some, `${some},${some}`, `made-up,${some}`, `__proto__,${some},`]) {
    expect(await etag(`/events.data?_routes=${asked}`)).toBe(await etag(`/events.data?_routes=${some}`));
  }
  expect(rendered).toHaveLength(2);
});

test.each(["when=x", "when=upcomingx", "year=20x", "year=", "before=x", "q=+", "q=%00", "x=1"])(
  "the events page ignores %s and shares the stored page",
  async (query) => {
    const app = await startApp();
    const plain = (await app.request("/events")).headers.get("ETag");
    const response = await app.request(`/events?${query}`);
    expect([response.status, response.headers.get("ETag")]).toEqual([200, plain]);
    expect(app.stored().map(({ key }) => key)).toEqual(["/events"]);
  },
);

test("a year that is none shows the page without one", async () => {
  const app = await startApp();
  const plain = (await app.request("/team")).headers.get("ETag");
  for (const year of ["2024x", "%00", "02024", "1e3", " 2024", "../2024", "1999", "9999"]) {
    const response = await app.request(`/team?year=${year}`);
    expect([response.status, response.headers.get("ETag")]).toEqual([200, plain]);
  }
  expect(app.stored().map(({ key }) => key)).toEqual(["/team"]);
});

test("the longest message fits into the form, a larger body is rejected", async () => {
  const app = await startApp();
  const send = (message: string) => {
    const body = new URLSearchParams({ from_name: "मीरा", from_email: "meera@example.edu", message });
    return app.request("/connect", { method: "POST", body });
  };
  expect((await send("म".repeat(MAX_CONTACT_MESSAGE_LENGTH))).status).toBe(200);
  expect((await send("a\n".repeat(MAX_CONTACT_MESSAGE_LENGTH / 2 - 1))).status).toBe(200);
  expect((await send("=".repeat(70_000))).status).toBe(413);
});
