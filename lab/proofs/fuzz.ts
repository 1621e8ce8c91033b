/** Sends malformed requests on raw sockets. No response may be 5xx or hang, and every error has the usual shape. */
import { connect } from "node:net";
import { startSite } from "../../tests/support/site-process.ts";
import { makeRequest, randomFrom } from "./fuzz-requests.ts";
import type { Finding, Options } from "./proof.ts";
import { without } from "./without.ts";

const AT_ONCE = 64;
/** Requests per process, because its whole log is stored and searched. */
const ROUND = 100_000;
/** After this time without a response the client ends its request, */
const SAYS_ALL_MS = 250;
/** and after this time it counts as a hang. */
const HANG_MS = 10_000;

type Seen = { statuses: Map<string, number>; wrong: string[] };

export async function fuzz({ count = 5_000_000, withoutDefence = false }: Options): Promise<Finding> {
  const first = Math.floor(Math.random() * 2 ** 31);
  const seen: Seen = { statuses: new Map(), wrong: [] };
  for (let done = 0; done < count; done += ROUND)
    await round(seen, { from: first + done, to: first + Math.min(done + ROUND, count), withoutDefence });
  const responses = [...seen.statuses].sort().map(([status, times]) => `${status}: ${times}`);
  return { figures: { requests: count, "first seed": first, responses: responses.join(", ") }, wrong: seen.wrong };
}

/** Sends the requests of the seeds `from` to `to` to one process. */
async function round(seen: Seen, { from, to, withoutDefence }: { from: number; to: number; withoutDefence: boolean }) {
  const site = await startSite({}, { node: without(withoutDefence && "parser-errors") });
  const port = Number(new URL(site.url).port);
  let next = from;
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (next < to) await tryOne(next++, port, seen);
  });
  await Promise.all(clients);
  const ready = await fetch(`${site.url}/readyz`).catch(() => undefined);
  if (ready?.status !== 200) seen.wrong.push("the site is not ready afterwards");
  for (const line of site.output().split("\n"))
    if (line.includes('"level":50')) seen.wrong.push(`fault in the log: ${line.slice(0, 300)}`);
  await site.stop();
}

async function tryOne(seed: number, port: number, { statuses, wrong }: Seen): Promise<void> {
  const request = makeRequest(randomFrom(seed));
  const response = await send(port, request);
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(response)?.[1] ?? (response === "hang" ? "hang" : "closed");
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const why = whatIsWrong(status, response);
  if (why) wrong.push(`seed ${seed}: ${why}: ${JSON.stringify(request.toString("latin1").slice(0, 200))}`);
}

function whatIsWrong(status: string, response: string): string | undefined {
  if (status === "hang") return "no response and no end";
  if (status === "closed" || status < "400") return undefined;
  if (status >= "500") return `answered ${status}`;
  const end = response.indexOf("\r\n\r\n");
  const [head, body] = [response.slice(0, end).toLowerCase(), response.slice(end + 4)];
  if (!head.includes("x-content-type-options: nosniff") || !head.includes("content-security-policy: "))
    return `${status} without the headers of every response`;
  // React Router sends text/x-script for its `.data` requests.
  if (body === "" || /content-type: text\/(html|x-script)/.test(head) || /^(Not found|This address)/.test(body))
    return undefined;
  return /"error":\{"message":"[^"]/.test(body) ? undefined : `${status} in another shape`;
}

/** Returns the whole response; "hang" if it does not end. */
function send(port: number, request: Buffer): Promise<string> {
  return new Promise((done) => {
    let response = "";
    const socket = connect(port, "127.0.0.1");
    const end = (what: string) => {
      clearTimeout(saysAll);
      clearTimeout(gaveUp);
      socket.destroy();
      done(what);
    };
    const saysAll = setTimeout(() => socket.end(), SAYS_ALL_MS);
    const gaveUp = setTimeout(() => end(response || "hang"), HANG_MS);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (bytes) => (response += bytes.toString("latin1")));
    socket.on("error", () => end(response));
    socket.on("close", () => end(response));
  });
}
