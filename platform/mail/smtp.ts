import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { DeliveryFailure, type FailureKind } from "./delivery-failure.ts";
import type { Mail, Mailer } from "./mailer.ts";

export type SmtpSettings = {
  /** `smtps://user:password@mail.example.edu` */
  url: string;
  /** Who gets the messages, and in whose name they are sent: mail in the visitor's own name would be forged. */
  to: string;
  /** The product's name, in the subject and beside the sender. */
  product: string;
};

/** A server that takes longer than this for one step is treated as away. */
const TIMEOUT_MS = 20_000;

/** Sends each message as plain text to the cell, the visitor in Reply-To. A repeated message keeps its Message-ID. */
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
  return {
    repeatable: true,
    gapMs: 0,
    async deliver(message) {
      try {
        await transport.sendMail({ ...compose(message, to, product), from: { name: product, address: to }, to });
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

/** nodemailer encodes addresses and headers, so that a line break in a name cannot begin a header of its own. */
function compose(message: Mail, to: string, product: string) {
  return {
    subject: `${product}: message from ${message.from_name}`,
    replyTo: { name: message.from_name, address: message.from_email },
    text: `${message.message}\n\n-- \n${message.from_name} <${message.from_email}>, ${message.receivedAt}, message ${message.id}\n`,
    messageId: messageId(message, to),
    date: new Date(message.receivedAt),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** The same for every try at one message, so that a server (or a reader) can tell a repetition. */
export function messageId({ id, receivedAt, from_email }: Mail, to: string): string {
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
  // A server that closes (421) or wants a password (530, or wrong ones) is for the cell to mend; the messages wait until it has.
  if (!aboutThisMessage || responseCode === 421 || responseCode === 530) return "away";
  return typeof responseCode === "number" && responseCode >= 500 ? "refused" : "later";
}
