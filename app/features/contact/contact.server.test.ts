import { expect, onTestFinished, test, vi } from "vitest";
import type { InboxMessage } from "./contact-message.ts";
import { NOBODY } from "../../../domain/session.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { contentCalls } from "../../../tests/support/edited-content.ts";
import { mailerOf } from "../../../tests/support/mailer.ts";
import { startMailServer } from "../../../tests/support/smtp.ts";
import { deliveries } from "../../../tests/support/outbox.ts";
import { openLimits } from "../../../platform/limits/index.ts";
import type { App } from "../../../server/app.ts";
import { CONTACT_REFUSED_COUNT, contactService } from "./contact.server.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "May I visit?" };
const NO_LIMIT = { take: async () => undefined, giveBack: async () => undefined, taken: async () => 0 };
const NO_LIMITS = { address: NO_LIMIT, flood: NO_LIMIT, spam: NO_LIMIT, refused: NO_LIMIT };

/** Returns an app with mail, and its mailed messages. */
async function mailingApp(env: Record<string, string> = {}) {
  const mailed: string[] = [];
  const app = await startApp({ env, parts: { mailer: mailerOf(async ({ message }) => void mailed.push(message)) } });
  return { app, mailed, send: (body: object) => app.request("/api/contact", json("POST", { ...MESSAGE, ...body })) };
}

async function listOf(app: App, list = ""): Promise<InboxMessage[]> {
  const response = await app.request(`/api/messages${list}`, { headers: { Cookie: await cookieOf(app, ADMIN) } });
  return (await response.json()) as InboxMessage[];
}
const rowsOf = ({ site }: App) =>
  Promise.all([site.database.kysely.selectFrom("contactMessage").selectAll().execute(), deliveries(site.database)]);

test("a message and its delivery are stored together or not at all", async () => {
  const app = await startApp();
  const { database } = app.site;
  const dying = {
    ...database,
    transaction: <Result>(work: Parameters<typeof database.transaction<Result>>[0]) =>
      database.transaction<Result>(async (trx) => {
        await work(trx);
        throw new Error("The power went.");
      }),
  };
  const service = (over: typeof database) =>
    contactService({
      database: over,
      limits: NO_LIMITS,
      outbox: { wake: () => undefined },
    });
  await expect(service(dying).send(MESSAGE, "here")).rejects.toThrow("The power went.");
  expect(await rowsOf(app)).toEqual([[], []]);
  await service(database).send(MESSAGE, "here");
  expect((await rowsOf(app)).map(({ length }) => length)).toEqual([1, 1]);
});

test("a message that is sent again because its response was lost is stored and mailed once", async () => {
  const { app, mailed, send } = await mailingApp();
  for (const body of [{}, {}, { message: "May I visit? On Monday?" }, { website: "https://spam.example" }])
    expect((await send(body)).status).toBe(201);
  const [messages] = await rowsOf(app);
  expect(messages.map(({ message }) => message)).toEqual(["May I visit?", "May I visit? On Monday?"]);
  await vi.waitFor(() => expect(mailed).toHaveLength(2), 10_000);
});

test("a message that was taken for spam can be sent again", async () => {
  const { app, send } = await mailingApp();
  for (const elapsed of [150, 9_000]) expect((await send({ elapsed })).status).toBe(201);
  expect(await listOf(app)).toMatchObject([{ message: MESSAGE.message }]);
});

test.each([
  [
    "a program that fills in every field",
    { website: "https://spam.example" },
    "It filled in a field that people cannot see.",
  ],
  ["a program that types in no time", { elapsed: 150 }, "It was sent faster than a person can type."],
])("%s gets the usual thanks, is stored as spam with the reason, and not mailed", async (_, signals, suspicion) => {
  const { app, mailed, send } = await mailingApp();
  const response = await send(signals);
  expect([response.status, await response.json()]).toEqual([201, { stored: true }]);
  await send({ message: "from a person" });
  await vi.waitFor(() => expect(mailed).toEqual(["from a person"]), 10_000);
  expect(await listOf(app)).toMatchObject([{ message: "from a person" }]);
  expect(await listOf(app, "?list=suspected")).toMatchObject([{ message: MESSAGE.message, suspicion, delivery: null }]);
});

test("missing or invalid signals do not make a message spam", async () => {
  const { database } = (await startApp()).site;
  const { send } = contactService({ database, limits: NO_LIMITS, outbox: undefined });
  const odd = [
    {},
    { elapsed: 60_000 },
    { elapsed: 2_000 },
    { elapsed: null },
    { elapsed: "" },
    { elapsed: "soon" },
    { elapsed: -1 },
    { elapsed: [] },
    { elapsed: true },
    { website: "" },
    { website: null },
    { website: 7 },
  ];
  for (const signals of odd) await send({ ...MESSAGE, message: JSON.stringify(signals), ...signals }, "here");
  const held = await database.kysely
    .selectFrom("contactMessage")
    .select("message")
    .where("suspicion", "is not", null)
    .execute();
  expect(held).toEqual([]);
});

test("a flood does not close the form: messages above 200 an hour are not mailed", async () => {
  const { app, mailed } = await mailingApp({ TRUST_PROXY: "1" });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 203; turn++) {
    const request = json("POST", { ...MESSAGE, message: `message ${turn}` });
    const headers = { ...request.headers, "X-Forwarded-For": `203.0.113.${turn}` };
    statuses.add((await app.request("/api/contact", { ...request, headers })).status);
  }
  expect([...statuses]).toEqual([201]);
  const held = await listOf(app, "?list=suspected");
  expect(held.map(({ message }) => message)).toEqual(["message 202", "message 201", "message 200"]);
  expect(held[0]!.suspicion).toContain("more than 200 messages");
  await vi.waitFor(() => expect(mailed).toHaveLength(200), 10_000);
});

test("too much spam is rejected and counted, other messages are accepted", async () => {
  const app = await startApp();
  const { database, env } = app.site;
  const { limits, close } = await openLimits(env);
  onTestFinished(close);
  const spam = limits("contact-test", { points: 3, duration: 60 * 60 });
  const refused = limits("contact-test-refused", CONTACT_REFUSED_COUNT);
  const service = contactService({ database, limits: { ...NO_LIMITS, spam, refused }, outbox: undefined });
  const sendSpam = () => service.send({ ...MESSAGE, website: "https://spam.example" }, "here");
  expect(await service.countRefused(VIEWER)).toBe(0);
  for (let turn = 0; turn < 3; turn++) await sendSpam();
  expect(await service.countRefused(VIEWER)).toBe(0);
  for (let turn = 0; turn < 2; turn++)
    await expect(sendSpam()).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/yours was not stored\. Send it again in 60 minutes/),
      retryAfterSeconds: expect.any(Number),
    });
  expect(await service.countRefused(VIEWER)).toBe(2);
  await service.send(MESSAGE, "here");
  const [messages] = await rowsOf(app);
  expect(messages.filter(({ suspicion }) => suspicion)).toHaveLength(3);
  expect(messages.filter(({ suspicion }) => !suspicion)).toHaveLength(1);
});

test("only administrators see how many messages were rejected", async () => {
  const { contact } = (await startApp()).site;
  await expect(contact.countRefused(NOBODY)).rejects.toMatchObject({ status: 401 });
  await expect(contact.countRefused({ ...VIEWER, role: "user" })).rejects.toMatchObject({ status: 403 });
});

test("a mail has the name that was published last", async () => {
  const server = await startMailServer();
  const app = await startApp({ env: { SMTP_URL: server.url, CONTACT_TO: "cell@example.edu" } });
  const { get, put } = contentCalls({ app, cookie: await cookieOf(app, ADMIN) });
  const { data } = await get("site");
  expect((await put("site", { ...data, product: "Hill Lab" })).status).toBe(200);
  await app.request("/api/contact", json("POST", MESSAGE));
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), 10_000);
  expect((await server.mails())[0]).toMatchObject({
    from: { name: "Hill Lab" },
    subject: "Hill Lab: message from Meera",
  });
});

test("no visitor waits while the mail server hangs", async () => {
  const server = await startMailServer({ behave: () => "hang" });
  const app = await startApp({ env: { SMTP_URL: server.url, CONTACT_TO: "cell@example.edu" } });
  await app.request("/api/contact", json("POST", MESSAGE));
  await vi.waitFor(() => expect(server.tried).toHaveLength(1), 10_000);
  const other = { ...MESSAGE, message: "And my friend?" };
  expect((await app.request("/api/contact", json("POST", other))).status).toBe(201);
  expect(await deliveries(app.site.database)).toMatchObject([
    { state: "waiting", leaseUntil: expect.any(String) },
    { state: "waiting", leaseUntil: null },
  ]);
  await server.goAway();
});
