import { expect, test, vi } from "vitest";
import type { ContactMessage } from "./contact-message.ts";
import type { App } from "../../../server/app.ts";
import { json, startApp } from "../../../tests/support/app.ts";
import { mailerOf } from "../../../tests/support/mailer.ts";
import { errorOf, watchedBody } from "../../../tests/support/requests.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "May I visit\non Thursday?" };

const stored = (app: App) => app.site.database.kysely.selectFrom("contactMessage").selectAll().execute();

test("a message is stored before the response", async () => {
  const app = await startApp();
  const response = await app.request("/api/contact", json("POST", MESSAGE));
  expect([response.status, await response.json()]).toEqual([201, { stored: true }]);
  expect(await stored(app)).toEqual([
    {
      id: 1,
      fromName: "Meera",
      fromEmail: "meera@example.edu",
      message: MESSAGE.message,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      readAt: null,
      answeredAt: null,
      suspicion: null,
    },
  ]);
});

test("the mailer is handed the message that is stored", async () => {
  const sent: ContactMessage[] = [];
  const app = await startApp({ parts: { mailer: mailerOf(async (message) => void sent.push(message)) } });
  await app.request("/api/contact", json("POST", MESSAGE));
  const [row] = await stored(app);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(sent[0]).toMatchObject({ ...MESSAGE, id: row!.id, receivedAt: row!.receivedAt });
});

test("when mailing fails the message is stored and the visitor is thanked", async () => {
  const app = await startApp({ parts: { mailer: mailerOf(async () => Promise.reject(new Error("no mail server"))) } });
  expect((await app.request("/api/contact", json("POST", MESSAGE))).status).toBe(201);
  expect(await stored(app)).toHaveLength(1);
});

test("when mailing cannot begin the message is stored too", async () => {
  const deliver = () => {
    throw new Error("not even a promise");
  };
  const app = await startApp({ parts: { mailer: mailerOf(deliver) } });
  expect((await app.request("/api/contact", json("POST", MESSAGE))).status).toBe(201);
  expect(await stored(app)).toHaveLength(1);
});

test.each([
  ["from_name", "Enter your name."],
  ["from_email", "Enter your email address."],
  ["message", "Enter a message."],
])("without %s the field is named and nothing is stored", async (field, message) => {
  const app = await startApp();
  for (const value of [undefined, "", "  "]) {
    const refusal = await errorOf(await app.request("/api/contact", json("POST", { ...MESSAGE, [field]: value })));
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: message } });
  }
  expect(await stored(app)).toEqual([]);
});

test("all three missing fields are named at once, an address that is none too", async () => {
  const app = await startApp();
  expect(Object.keys((await errorOf(await app.request("/api/contact", json("POST", {})))).fields!)).toEqual([
    "from_name",
    "from_email",
    "message",
  ]);
  const refusal = await errorOf(await app.request("/api/contact", json("POST", { ...MESSAGE, from_email: "meera" })));
  expect(refusal).toMatchObject({ status: 400, fields: { from_email: expect.stringContaining("name@example.edu") } });
});

test("bodies of another type, or that are no JSON, or too long, are rejected", async () => {
  const app = await startApp();
  const send = (body: string, type: string, more = {}) =>
    app.request("/api/contact", { method: "POST", body, headers: { "Content-Type": type, ...more } });
  expect((await send("from_name=Meera", "application/x-www-form-urlencoded")).status).toBe(415);
  expect((await send("{", "application/json")).status).toBe(400);
  expect((await send("[]", "application/json")).status).toBe(400);
  expect((await send("{}", "application/json", { "Content-Length": "9000000" })).status).toBe(413);
});

test("a sixth message within minutes must wait, but not from another address", async () => {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  let sent = 0;
  const send = (address: string) => {
    const request = json("POST", { ...MESSAGE, message: `Message ${(sent += 1)}` });
    return app.request("/api/contact", { ...request, headers: { ...request.headers, "X-Forwarded-For": address } });
  };
  for (let turn = 0; turn < 5; turn++) expect((await send("203.0.113.5")).status).toBe(201);
  const refused = await send("203.0.113.5");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await errorOf(refused)).toMatchObject({ status: 429 });
  expect((await send("203.0.113.6")).status).toBe(201);
  expect(await stored(app)).toHaveLength(6);
});

test("without a proxy of ours a forged address does not help past the limit", async () => {
  const app = await startApp();
  const statuses = [];
  for (let turn = 0; turn < 6; turn++) {
    const request = json("POST", MESSAGE);
    statuses.push(
      (
        await app.request("/api/contact", {
          ...request,
          headers: { ...request.headers, "X-Forwarded-For": `203.0.113.${turn}` },
        })
      ).status,
    );
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("mistakes in the form do not use up the limit", async () => {
  const app = await startApp();
  for (let turn = 0; turn < 8; turn++) expect((await app.request("/api/contact", json("POST", {}))).status).toBe(400);
  expect((await app.request("/api/contact", json("POST", MESSAGE))).status).toBe(201);
});

test("another site's page cannot send in a visitor's name, and its body is not read", async () => {
  const app = await startApp();
  const { seen, body, duplex } = watchedBody();
  const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/json" };
  const response = await app.request("/api/contact", { method: "POST", headers, body, duplex } as RequestInit);
  expect([await errorOf(response), seen.read]).toEqual([
    { status: 403, message: "This request came from another site." },
    false,
  ]);
});
