import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import { DeliveryFailure, type FailureKind } from "./delivery-failure.ts";
import type { Mail, Mailer } from "./mailer.ts";

type SmtpSettings = {
  url: string;
  /** The receiver, and also the sender: mail in the visitor's name would count as forged. */
  to: string;
  /** The current name of the cell, which an administrator can change. */
  product: () => string;
};

const TIMEOUT_MS = 20_000;

/** Sends plain text with the visitor in Reply-To. */
export function smtpMailer({ url, to, product }: SmtpSettings, timeoutMs = TIMEOUT_MS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function sendMail(mail: SendMailOptions): Promise<void> {
    try {
      const from = { name: product(), address: to };
      await transport.sendMail({ ...mail, from, headers: { "Auto-Submitted": "auto-generated" } });
    } catch (error) {
      throw toFailure(error);
    }
  }
  return {
    repeatable: true,
    gapMs: 0,
    deliver: (message) => sendMail({ ...compose(message, to, product()), to }),
    // The address is an object, because a text could be read as several addresses. A mail that cannot be delivered returns
    // to the mailbox of the cell. It returns with its headers only, because its text has a secret link.
    send: ({ to: address, ...mail }) => sendMail({ ...mail, to: { name: "", address }, dsn: { ret: "HDRS" } }),
  };
}

/** nodemailer encodes addresses and headers, so a line break in a name cannot start a new header. */
function compose(message: Mail, to: string, product: string) {
  return {
    subject: `${product}: message from ${message.from_name}`,
    replyTo: { name: message.from_name, address: message.from_email },
    text: `${message.message}\n\n-- \n${message.from_name} <${message.from_email}>, ${message.receivedAt}, message ${message.id}\n`,
    messageId: messageId(message, to),
    date: new Date(message.receivedAt),
  };
}

/** The Message-ID of a repeated message is the same, so that servers and mail programs recognise it. */
function messageId({ id, receivedAt, from_email }: Mail, to: string): string {
  const digest = createHash("sha256").update(`${id} ${receivedAt} ${from_email}`).digest("hex").slice(0, 24);
  return `<contact-${id}-${digest}@${to.split("@")[1] ?? "localhost"}>`;
}

function toFailure(error: unknown): DeliveryFailure {
  const message = error instanceof Error ? error.message : String(error);
  return new DeliveryFailure(kindOf(error), message.slice(0, 300), { cause: error });
}

function kindOf(error: unknown): FailureKind {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const aboutThisMessage = ["EENVELOPE", "EMESSAGE"].includes(String(code));
  // 421 (closing) and 530 (password needed) are problems of the server; messages wait until they are solved.
  if (!aboutThisMessage || responseCode === 421 || responseCode === 530) return "away";
  return typeof responseCode === "number" && responseCode >= 500 ? "refused" : "later";
}
