/** A TCP proxy that can be cut or held: while held, both ends stay connected and nothing passes. */
import { connect, createServer, type Server, type Socket } from "node:net";

export type Line = Awaited<ReturnType<typeof openLine>>;

/** Listens on a free port and forwards everything to the local port `target`. */
export async function openLine(target: number) {
  const sockets = new Set<Socket>();
  let held = false;
  const server: Server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on("data", (chunk) => !held && to.write(chunk));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port,
    hold: () => (held = true),
    /** Discards held data, like a restart of the machine. */
    release: () => {
      held = false;
      cut();
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
    open: () => listen(port),
  };
}
