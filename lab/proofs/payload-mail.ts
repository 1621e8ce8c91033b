/** Sends payloads through our mailer to a real mail server, and parses the mails with a third-party parser. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { smtpMailer } from "../../platform/mail/smtp.ts";

const TO = "cell@example.edu";

/** Returns each mail with anything but text in it. */
export async function wrongMails(messages: { name: string; message: string }[]): Promise<string[]> {
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _, done) => void readText(stream).then((raw) => done(taken.push(raw) > 0 ? null : undefined)),
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?pool=true`, to: TO, product: () => "TPIC" });
  const wrong: string[] = [];
  let headers: string | undefined;
  for (const [index, { name, message }] of messages.entries()) {
    const rest = { readAt: null, answeredAt: null, suspicion: null, receivedAt: "2026-01-01T00:00:00.000Z" };
    await mailer.deliver({ id: index + 1, from_name: name, from_email: "meera@example.edu", message, ...rest });
    const mail = await PostalMime.parse(taken.pop()!);
    const names = mail.headers.map(({ key }) => key).join();
    headers ??= names;
    const isText = !mail.html && mail.attachments.length === 0 && mail.text?.startsWith(message);
    const isOurs = mail.from?.address === TO && mail.to?.length === 1 && mail.to[0]!.address === TO;
    const isNamed = mail.subject === `TPIC: message from ${name}` && mail.replyTo?.[0]?.name === name;
    if (names !== headers || !isText || !isOurs || !isNamed) wrong.push(`mail: ${name}`);
  }
  await new Promise<void>((done) => server.close(() => done()));
  return wrong;
}
