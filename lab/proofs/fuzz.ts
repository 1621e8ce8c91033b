/**
 * Malformed requests on raw sockets. No response may be 5xx, none may hang, and every error must be a page, a plain
 * "Not found", or JSON of the usual shape, with the usual headers.
 */
import { connect } from "node:net";
import { startSite } from "../../tests/support/site-process.ts";
import { makeRequest, randomFrom } from "./fuzz-requests.ts";
import type { Finding, Options } from "./proof.ts";
import { without } from "./without.ts";

const AT_ONCE = 64;
/** Per process: its whole log is stored, to be searched. */
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
  const answers = [...seen.statuses].sort().map(([status, times]) => `${status}: ${times}`);
  return { figures: { requests: count, "first seed": first, answers: answers.join(", ") }, wrong: seen.wrong };
}

/** Sends the requests of the seeds `from` to `to` to one process. */
async function round(seen: Seen, { from, to, withoutDefence }: { from: number; to: number; withoutDefence: boolean }) {
  const site = await startSite({}, { node: without(withoutDefence && "parser-answers") });
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
  const answer = await send(port, request);
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? (answer === "hang" ? "hang" : "closed");
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const why = whatIsWrong(status, answer);
  if (why) wrong.push(`seed ${seed}: ${why}: ${JSON.stringify(request.toString("latin1").slice(0, 200))}`);
}

function whatIsWrong(status: string, answer: string): string | undefined {
  if (status === "hang") return "no answer and no end";
  if (status === "closed" || status < "400") return undefined;
  if (status >= "500") return `answered ${status}`;
  const end = answer.indexOf("\r\n\r\n");
  const [head, body] = [answer.slice(0, end).toLowerCase(), answer.slice(end + 4)];
  if (!head.includes("x-content-type-options: nosniff") || !head.includes("content-security-policy: "))
    return `${status} without the headers of every answer`;
  // React Router responds to its `.data` calls with text/x-script.
  if (body === "" || /content-type: text\/(html|x-script)/.test(head) || /^(Not found|This address)/.test(body))
    return undefined;
  return /"error":\{"message":"[^"]/.test(body) ? undefined : `${status} in another shape`;
}

/** The whole response; "hang" if it does not end. */
function send(port: number, request: Buffer): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    const end = (what: string) => {
      clearTimeout(saysAll);
      clearTimeout(gaveUp);
      socket.destroy();
      done(what);
    };
    const saysAll = setTimeout(() => socket.end(), SAYS_ALL_MS);
    const gaveUp = setTimeout(() => end(answer || "hang"), HANG_MS);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (bytes) => (answer += bytes.toString("latin1")));
    socket.on("error", () => end(answer));
    socket.on("close", () => end(answer));
  });
}
