/** A proxy that gives each request another client address, so that no rate limit hides a weakness. */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addressOf } from "./stranger.ts";

export async function openDoor(to: string) {
  const statuses = new Map<number, number>();
  const limited = new Set<string>();
  let turn = 0;

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const { method, url, headers } = incoming;
    // Wapiti requests an encoding that it cannot read, and then finds no links.
    const own = { "x-forwarded-for": addressOf(turn), "accept-encoding": "identity" };
    const inner = request(to + url, { method, headers: { ...headers, ...own } }, (response) => {
      const status = response.statusCode!;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) limited.add(`${method} ${url!.split("?")[0]}`);
      outgoing.writeHead(status, response.headers);
      response.pipe(outgoing);
    });
    inner.on("error", () => outgoing.destroy());
    incoming.pipe(inner);
  }

  const server = createServer(passOn);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    figures: () => ({
      requests: turn,
      responses: [...statuses]
        .toSorted()
        .map(([status, times]) => `${status}: ${times}`)
        .join(", "),
      "limited all the same": [...limited].join(", ") || "nowhere",
    }),
    close: () => new Promise((done) => server.close(done)),
  };
}
