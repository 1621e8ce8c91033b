/** A local EmailJS for tests: records every call and returns the given responses. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { emailJsMailer } from "../../platform/mail/emailjs.ts";
import { clockAt, outboxOn, ownDatabases, START, storeMessages } from "./outbox.ts";

export const SETTINGS = { serviceId: "service_cell", templateId: "template_contact", userId: "public_user" };

export type Call = {
  method?: string;
  path?: string;
  type?: string;
  body: { template_params: { message: string } };
  at: number;
};
export type Respond = (response: ServerResponse, request: IncomingMessage) => void;
export const status = (code: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(code).end(body);
export const well = status(200, "OK");

/** Opens an outbox with `texts` and a local server; it returns `responses` in turn, then 200. */
export async function emailJsOutbox(
  texts: string[],
  responses: Respond[] = [],
  settings: Parameters<typeof emailJsMailer>[0] = SETTINGS,
) {
  const clock = clockAt(START);
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const at = clock.now().getTime();
    const body = JSON.parse(await text(request)) as Call["body"];
    calls.push({ method: request.method, path: request.url, type: request.headers["content-type"], body, at });
    (responses.shift() ?? well)(response, request);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(close);
  const [database] = await ownDatabases(1);
  await storeMessages(database!, texts);
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api/v1.0/email/send`;
  // Long enough for a busy machine: a late response counts as none.
  const mailer = emailJsMailer(settings, { address, timeoutMs: 5_000 });
  return { database: database!, clock, calls, close, mailer, ...outboxOn({ database: database!, mailer, clock }) };
}
