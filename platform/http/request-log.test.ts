import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { mailerOf } from "../../tests/support/mailer.ts";
import type { AppOptions } from "../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../tests/support/app.ts";
import { png } from "../../tests/support/pictures.ts";
import { addEvent, EVENT, form } from "../../tests/support/requests.ts";

type Line = {
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  address?: string;
  requestId?: string;
  level: number;
};
type Identity = NonNullable<NonNullable<AppOptions["parts"]>["identity"]>;

function recorder() {
  const written: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void written.push(line) });
  return { log, text: () => written.join(""), lines: () => written.map((line) => JSON.parse(line) as Line) };
}

test("each request is one line with method, path, status, address and id", async () => {
  const { log, lines } = recorder();
  const app = await startApp({ log, env: { TRUST_PROXY: "1" } });
  const response = await app.request("/api/nothing", { headers: { "X-Forwarded-For": "203.0.113.9" } });
  const requestId = response.headers.get("X-Request-Id");
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: "request",
      method: "GET",
      path: "/api/nothing",
      status: 404,
      address: "203.0.113.9",
      requestId,
    }),
  ]);
  expect(requestId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test.each(["asha@example.edu", "asha%40example.edu", "@example.edu", "asha@"])(
  "the log has no e-mail address from the path: %s",
  async (email) => {
    const { log, lines } = recorder();
    const app = await startApp({ log });
    await app.request(`/api/administrators/${email}`, json("DELETE", {}));
    expect(lines()).toMatchObject([{ path: "/api/administrators/:email" }]);
  },
);

test("a client's X-Request-Id is ignored", async () => {
  const app = await startApp();
  const response = await app.request("/healthz", { headers: { "X-Request-Id": "forged" } });
  expect(response.headers.get("X-Request-Id")).not.toBe("forged");
});

test("typed text, cookies and passwords are never logged", async () => {
  const { log, text, lines } = recorder();
  const mailer = mailerOf(() => Promise.reject(new Error("no mail server")));
  const app = await startApp({ log, parts: { mailer } });
  const cookie = await cookieOf(app, ADMIN);
  await app.request("/api/session", json("POST", { email: "canary-mail@example.edu", password: "canary-password" }));
  await app.request(
    "/api/contact",
    json("POST", { from_name: "canary-name", from_email: "canary@example.edu", message: "canary-message" }),
  );
  await app.request("/api/contact", {
    method: "POST",
    body: "{canary-broken",
    headers: { "Content-Type": "application/json" },
  });
  await addEvent(app, cookie, { title: "canary-title", image: await png() });
  await app.request("/api/events", form({ ...EVENT, date: "canary-date" }, cookie));
  await app.request("/events?q=canary-query", { headers: { Cookie: cookie, Authorization: "canary-token" } });
  expect(lines().length).toBeGreaterThan(6);
  expect(text()).not.toContain("canary");
  for (const secret of [
    ADMIN.password,
    ...cookie
      .split("; ")
      .filter((pair) => !pair.startsWith("signed_in"))
      .map((pair) => pair.split("=")[1]!),
  ]) {
    expect(text()).not.toContain(secret);
  }
});

test("a message whose mail failed is logged by its number", async () => {
  const { log, lines } = recorder();
  const app = await startApp({ log, parts: { mailer: mailerOf(() => Promise.reject(new Error("no mail server"))) } });
  await app.request(
    "/api/contact",
    json("POST", { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" }),
  );
  const line = { msg: "contact message not delivered", contactMessage: 1, level: 40 };
  await vi.waitFor(() => expect(lines()).toContainEqual(expect.objectContaining(line)), 10_000);
});

test("an internal error is logged with its stack under the response's id", async () => {
  const { log, lines, text } = recorder();
  const identity: Identity = (real) => ({ ...real, readSession: () => Promise.reject(new Error("canary-fault")) });
  const app = await startApp({ log, parts: { identity } });
  const response = await app.request("/api/messages", { headers: { Cookie: "a=b" } });
  const body = await response.text();
  expect([response.status, body.includes("canary")]).toEqual([500, false]);
  const { requestId } = (JSON.parse(body) as { error: { requestId: string } }).error;
  expect(
    lines()
      .filter((line) => line.requestId === requestId)
      .map(({ msg }) => msg),
  ).toEqual(["request failed", "request"]);
  expect(text()).toContain("canary-fault");
});

test("a line break in an address makes no second line", async () => {
  const { log, lines } = recorder();
  const app = await startApp({ log });
  await app.request('/api/%0a{"msg":"forged"}');
  expect(lines().map(({ msg }) => msg)).toEqual(["request"]);
});

test.each(['1.1.1.1","msg":"forged', 'fe80::1%","msg":"forged', 'fe80::1%eth0","msg":"forged', "\\"])(
  "a forged client address, like %s, cannot break a log line",
  async (forged) => {
    const { log, lines } = recorder();
    const app = await startApp({ log, env: { TRUST_PROXY: "1" } });
    await app.request("/healthz", { headers: { "X-Forwarded-For": forged } });
    expect(lines()).toEqual([expect.objectContaining({ msg: "request", address: "unknown" })]);
  },
);
