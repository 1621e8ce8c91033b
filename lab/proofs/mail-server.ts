/** A mail server that records the Message-IDs of each text, and can be down. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** The time to check a mail: enough for another process to take the same one. */
const LOOKS_AT_IT_MS = 100;

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
/** `refuses`: the port is closed. `hangs`: accepts the connection and sends nothing. */
type Presence = "here" | "refuses" | "hangs";

/** Accepts every mail, after a delay. */
export async function startMailServer({ looksAtItMs = LOOKS_AT_IT_MS } = {}) {
  const received = new Map<string, string[]>();
  const sockets = new Set<Socket>();
  let presence: Presence = "here";
  let hung = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect(_session, greet) {
      if (presence === "hangs") hung += 1;
      else greet();
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        const { message, id } = read(text);
        received.set(message, [...(received.get(message) ?? []), id]);
        setTimeout(done, looksAtItMs);
      });
    },
  });
  // A killed process can end its connection anywhere.
  server.on("error", () => undefined);
  const door = server.server;
  door.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = door.address() as AddressInfo;
  return {
    received,
    port,
    hung: () => hung,
    /** Changes its behaviour and closes all connections. */
    async be(next: Presence): Promise<void> {
      presence = next;
      for (const socket of sockets) socket.destroy();
      if (next === "refuses" && door.listening) await new Promise<void>((done) => door.close(() => done()));
      if (next !== "refuses" && !door.listening) await once(door.listen(port, "127.0.0.1"), "listening");
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function read(text: string): { message: string; id: string } {
  const message = /message \d+/.exec(text.split("\r\n\r\n")[1] ?? "")?.[0] ?? "unreadable";
  return { message, id: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? "" };
}
