/** A real third-party mail server for tests, which can misbehave. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { onTestFinished } from "vitest";

/** `drop`: closes while receiving the mail. `lose`: accepts the mail and closes before responding. */
export type Behaviour = "accept" | "451" | "550" | "421" | "hang" | "drop" | "lose";

/** `returned`: the part that the sender wants back if the mail cannot be delivered. */
type Taken = { raw: string; from: string; to: string[]; returned: string | null };

/** The server is closed after the test. `behave` returns its behaviour for each mail. */
export async function startMailServer({
  behave = () => "accept" as Behaviour,
}: { behave?: (raw: string) => Behaviour } = {}) {
  const taken: Taken[] = [];
  const tried: string[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    hideDSN: false,
    async onData(stream, session, callback) {
      const raw = await read(stream);
      const behaviour = behave(raw);
      tried.push(raw);
      if (behaviour === "accept" || behaviour === "lose") taken.push({ raw, ...envelopeOf(session) });
      if (behaviour === "accept") callback(null);
      else if (behaviour === "drop" || behaviour === "lose") sockets.get(session.remotePort)?.destroy();
      else if (behaviour !== "hang")
        callback(Object.assign(new Error(WORDS[behaviour]), { responseCode: Number(behaviour) }));
    },
  });
  server.server.on("connection", (socket: Socket) => void sockets.set(socket.remotePort!, socket));
  server.on("error", () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  const goAway = () => {
    for (const socket of sockets.values()) socket.destroy();
    return new Promise<void>((done) => server.server.close(() => done()));
  };
  onTestFinished(goAway);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Closes the port and all connections. */
    goAway,
    comeBack: async () => void (await once(server.server.listen(port, "127.0.0.1"), "listening")),
    /** The accepted mails. */
    taken,
    /** Every received mail, accepted or not. */
    tried,
    mails: (): Promise<Email[]> => Promise.all(taken.map(({ raw }) => PostalMime.parse(raw))),
  };
}

const WORDS = { "451": "Come back later", "550": "No such mailbox here", "421": "Closing for the night" };

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[]; returned: string | null } {
  const from = envelope.mailFrom ? envelope.mailFrom.address : "";
  return { from, to: envelope.rcptTo.map(({ address }) => address), returned: envelope.dsn?.ret ?? null };
}
