import { expect, test } from "vitest";
import { smtpMailer } from "./smtp.ts";
import { startMailServer, type Behaviour } from "../../tests/support/smtp.ts";
import { sendWithRetries } from "./send-with-retries.ts";

const MAIL = { to: "asha@example.edu", subject: "A new password", text: "Open this link." };

/** Sends one mail to a server that behaves as listed, and then accepts it. */
async function sendTo(...behaviours: Behaviour[]) {
  const server = await startMailServer({ behave: () => behaviours.shift() ?? "accept" });
  const mailer = smtpMailer({ url: server.url, to: "cell@example.edu", product: () => "TPIC" }, 10_000);
  const [kinds, waits]: [string[], number[]] = [[], []];
  const wait = async (ms: number) => void waits.push(ms);
  await sendWithRetries(mailer.send!, MAIL, ({ kind }) => void kinds.push(kind), wait);
  return { kinds, waits, taken: server.taken };
}

test("a deferred mail is sent again after a while", async () => {
  const { kinds, waits, taken } = await sendTo("451", "421");
  expect({ kinds, waits }).toEqual({ kinds: ["later", "away"], waits: [10_000, 60_000] });
  expect(taken).toMatchObject([{ from: "cell@example.edu", to: ["asha@example.edu"] }]);
});

test("a rejected mail is not sent again", async () => {
  const { kinds, waits, taken } = await sendTo("550");
  expect({ kinds, waits, taken }).toEqual({ kinds: ["refused"], waits: [], taken: [] });
});

test("after four tries no more are made", async () => {
  const { kinds, waits, taken } = await sendTo("451", "451", "451", "451");
  expect([kinds.length, waits.length, taken]).toEqual([4, 3, []]);
});
