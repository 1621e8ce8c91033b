/** Tests the outbox with EmailJS's documented call: https://www.emailjs.com/docs/rest-api/send/ */
import { expect, test } from "vitest";
import { inboxService } from "../app/features/contact/inbox.server.ts";
import { emailJsOutbox, SETTINGS, status, well, type Respond, type Call } from "./support/emailjs.ts";
import { DAY, deliveries, HOUR, SECOND, START, statesOf } from "./support/outbox.ts";

const ADMIN = { user: { email: "admin@example.edu" }, role: "admin" as const };
const messagesOf = (calls: Call[]) => calls.map(({ body }) => body.template_params.message);

test("the call is the documented one, field by field", async () => {
  const { database, calls, deliverAll } = await emailJsOutbox(["May I visit\non Thursday? मीरा"]);
  await deliverAll();
  expect(calls).toEqual([
    {
      method: "POST",
      path: "/api/v1.0/email/send",
      type: "application/json",
      at: Date.parse(START),
      body: {
        service_id: "service_cell",
        template_id: "template_contact",
        user_id: "public_user",
        template_params: {
          from_name: "Meera",
          from_email: "meera@example.edu",
          message: "May I visit\non Thursday? मीरा",
        },
      },
    },
  ]);
  expect(await deliveries(database)).toMatchObject([{ state: "delivered", attempts: 1, reason: null }]);
});

test("the private key goes along where it is set", async () => {
  const { calls, deliverAll } = await emailJsOutbox(["one"], [], { ...SETTINGS, privateKey: "private_key" });
  await deliverAll();
  expect(calls).toMatchObject([{ body: { user_id: "public_user", accessToken: "private_key" } }]);
});

test.each([
  [400, "The template ID not found"],
  [403, "API calls are disabled for non-browser applications"],
  [404, "Account not found"],
])("a refusal (%i) is shown as failed in EmailJS's words, and the others go on", async (code, words) => {
  const { database, clock, calls, deliverAll } = await emailJsOutbox(["one", "two"], [status(code, words)]);
  await deliverAll();
  clock.advance(DAY);
  await deliverAll();
  expect(await deliveries(database)).toMatchObject([
    { state: "failed", reason: `EmailJS returned ${code}: ${words}` },
    { state: "delivered" },
  ]);
  expect(messagesOf(calls)).toEqual(["one", "two"]);
});

test.each([429, 500, 502, 503])(
  "after %i the messages wait, the others without being tried, and go later",
  async (code) => {
    const { database, clock, calls, deliverAll } = await emailJsOutbox(["one", "two"], [status(code, "Not now")]);
    await deliverAll();
    expect(await deliveries(database)).toMatchObject([
      { state: "waiting", reason: `EmailJS returned ${code}: Not now` },
      { state: "waiting", attempts: 0 },
    ]);
    clock.advance(HOUR);
    await deliverAll();
    expect([await statesOf(database), calls.length]).toEqual([["delivered", "delivered"], 3]);
  },
);

test("while connections are refused, messages wait", async () => {
  const { database, clock, close, deliverAll } = await emailJsOutbox(["one", "two"]);
  await close();
  for (let hour = 0; hour < 5; hour++) {
    await deliverAll();
    clock.advance(HOUR);
  }
  expect(await statesOf(database)).toEqual(["waiting", "waiting"]);
  expect((await deliveries(database))[0]).toMatchObject({ reason: "EmailJS could not be reached." });
});

test.each<[string, Respond]>([
  ["the connection broke", (_, request) => request.socket.destroy()],
  ["there was no response", () => undefined],
  ["it broke off half-way through the headers", (_, request) => void request.socket.end("HTTP/1.1 200 O")],
])(
  "where %s after the call was made, it is unknown, not sent again by itself, and sent again when an administrator says so",
  async (_, respond) => {
    const { database, clock, calls, deliverAll } = await emailJsOutbox(["one", "two"], [respond]);
    await deliverAll();
    clock.advance(DAY);
    await deliverAll();
    expect(messagesOf(calls)).toEqual(["one", "two"]);
    expect(await deliveries(database)).toMatchObject([
      { state: "unknown", reason: "EmailJS did not respond." },
      { state: "delivered" },
    ]);
    await inboxService({ database, outbox: { wake: () => undefined }, now: clock.now }).resend(ADMIN, 1);
    await deliverAll();
    expect(messagesOf(calls)).toEqual(["one", "two", "one"]);
    expect(await statesOf(database)).toEqual(["delivered", "delivered"]);
  },
);

test("a redirect is not followed: keys and messages go to EmailJS only", async () => {
  const { database, calls, deliverAll } = await emailJsOutbox(
    ["one"],
    [(response) => void response.writeHead(307, { Location: "/elsewhere" }).end()],
  );
  await deliverAll();
  expect([calls.map(({ path }) => path), await statesOf(database)]).toEqual([["/api/v1.0/email/send"], ["unknown"]]);
});

test("at most one call a second is made, whatever becomes of it", async () => {
  const { calls, deliverAll, mailer } = await emailJsOutbox(
    ["a", "b", "c", "d"],
    [well, status(400, "No"), (_, request) => request.socket.destroy()],
  );
  expect(mailer.gapMs).toBe(1_000);
  await deliverAll();
  expect(calls.map(({ at }) => at - Date.parse(START))).toEqual([0, 1 * SECOND, 2 * SECOND, 3 * SECOND]);
});
