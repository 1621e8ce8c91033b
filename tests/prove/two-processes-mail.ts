/** The mail server of two processes, and what it must not have seen. */
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../server/adapters/database/database.ts";

/** As long as a server takes to look at a mail: time for the other process to take the same one. */
const LOOKS_AT_IT_MS = 100;
/** A process that lives gives a lease back sooner. */
const LOOK_AGAIN_MS = 2_000;

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Takes every mail, and knows under which Message-IDs each text came. */
export async function startMailServer() {
  const received = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        const message = /message \d+/.exec(text.split("\r\n\r\n")[1] ?? "")?.[0] ?? "unreadable";
        const id = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? "";
        received.set(message, [...(received.get(message) ?? []), id]);
        setTimeout(done, LOOKS_AT_IT_MS);
      });
    },
  });
  // A process that is killed ends its line in the middle of a word.
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Waits until nothing is left to be mailed; a lease of a killed process has to run out first, so it is ended here. */
export async function mailIsThrough({ kysely }: Database): Promise<void> {
  let before: string[] = [];
  for (;;) {
    const waiting = await kysely
      .selectFrom("delivery")
      .select(["id", "leaseToken"])
      .where("state", "=", "waiting")
      .execute();
    if (waiting.length === 0) return;
    const dead = before.filter((token) => waiting.some(({ leaseToken }) => leaseToken === token));
    if (dead.length > 0)
      await kysely
        .updateTable("delivery")
        .set({ leaseUntil: null, leaseToken: null, nextAttemptAt: new Date().toISOString() })
        .where("leaseToken", "in", dead)
        .execute();
    before = waiting.flatMap(({ leaseToken }) => leaseToken ?? []);
    await wait(LOOK_AGAIN_MS);
  }
}

/** Each of `sent` once: a kill cuts off one mail at most, which may then come again under its Message-ID. */
export function judgeMail({ received }: MailServer, sent: Set<string>, kills: number) {
  const ids = [...received.values()];
  const again = ids.reduce((sum, { length }) => sum + length - 1, 0);
  const underOtherId = ids.filter((each) => new Set(each).size > 1).length;
  const wrong = [...sent].filter((message) => !received.has(message)).map((message) => `${message} was not mailed`);
  if (again > kills) wrong.push(`${again} mailed again, after ${kills} kills`);
  if (underOtherId > 0) wrong.push(`${underOtherId} mailed again under another Message-ID`);
  return { again, wrong };
}
