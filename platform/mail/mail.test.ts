import { expect, onTestFinished, test, vi } from "vitest";
import { parseEnv } from "../env.ts";
import { consoleMailer } from "./console.ts";
import { openMailer } from "./index.ts";

const MESSAGE = {
  id: 7,
  from_name: "Meera",
  from_email: "meera@example.edu",
  message: "Hello",
  receivedAt: "2026-01-01T00:00:00.000Z",
  readAt: null,
  answeredAt: null,
  suspicion: null,
};
const EMAILJS = { EMAILJS_SERVICE_ID: "a", EMAILJS_TEMPLATE_ID: "b", EMAILJS_USER_ID: "c" };

test("in development the terminal shows the message", async () => {
  const printed: string[] = [];
  await consoleMailer((text) => void printed.push(text)).deliver(MESSAGE);
  expect(printed).toEqual(["Contact message 7 from Meera <meera@example.edu>:\nHello\n"]);
});

test("in production without mail a message is not printed", async () => {
  expect(await openMailer(parseEnv({}, "/"), { product: () => "TPIC", development: false })).toBeUndefined();
  expect(await openMailer(parseEnv({}, "/"), { product: () => "TPIC", development: true })).toBeDefined();
});

test("EmailJS gets the ids of the settings at its own address", async () => {
  const spy = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("OK"));
  onTestFinished(() => spy.mockRestore());
  const mailer = await openMailer(parseEnv(EMAILJS, "/"), { product: () => "TPIC", development: false });
  await mailer!.deliver(MESSAGE);
  const [address, init] = spy.mock.calls[0]!;
  expect(address).toBe("https://api.emailjs.com/api/v1.0/email/send");
  expect(JSON.parse(String(init!.body))).toMatchObject({
    service_id: EMAILJS.EMAILJS_SERVICE_ID,
    template_id: EMAILJS.EMAILJS_TEMPLATE_ID,
    user_id: EMAILJS.EMAILJS_USER_ID,
  });
});

test("the environment selects the mailer: SMTP is repeatable, EmailJS is not", async () => {
  const smtp = parseEnv({ SMTP_URL: "smtp://localhost", CONTACT_TO: "cell@example.edu" }, "/");
  expect(await openMailer(smtp, { product: () => "TPIC", development: false })).toMatchObject({
    repeatable: true,
    gapMs: 0,
  });
  expect(await openMailer(parseEnv(EMAILJS, "/"), { product: () => "TPIC", development: false })).toMatchObject({
    repeatable: false,
    gapMs: 1000,
  });
});
