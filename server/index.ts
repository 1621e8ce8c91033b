/** Listens, and on a signal drains and stops. Imports only Node's modules and the build. */
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { Server as NetServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import type * as Build from "./app.ts";

const root = resolve(import.meta.dirname, "..");
// Compiling the build takes a third of start-up, so the result is cached if the folder is writable.
enableCompileCache(join(root, "build/compiled"));
const {
  ContentProblems,
  StartError,
  connectionLimits,
  createApp,
  createLog,
  dataFolderProblem,
  guardConnections,
  listenAt,
  parseEnv,
  readableOnly,
  startMessage,
} = (await import(join(root, "build/app/server/index.js"))) as typeof Build;

/** Responses carry `Connection: close` for this long before the socket closes, so no client meets a closed socket. */
const ANNOUNCE_MS = 1_000;
/** Open connections may continue for this long after the socket is closed; a proxy has stopped using them by then. */
const LINGER_MS = 1_000;
/** Work in the background begins then, so that the first requests after a start need not wait for it. */
const BACKGROUND_AFTER_MS = 1_000;
/** The limit for responses in flight. Then the process exits. */
const DRAIN_MS = 10_000;

try {
  await run();
} catch (error) {
  if (!(error instanceof ContentProblems || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function run(): Promise<void> {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const env = parseEnv(process.env, root);
  const app = await createApp({ env, root, log: createLog() }).catch((error: unknown) => {
    throw dataFolderProblem(error, env);
  });
  const server = createServer(
    connectionLimits(env),
    readableOnly((incoming, outgoing) => void app.listener(incoming, outgoing), env),
  );
  guardConnections(server, env);
  const where = listenAt(env, process);
  stopOnSignal(server, app, "fd" in where);
  keepRequestsShortLived();
  await listen(server, where).catch((error: unknown) => {
    throw addressProblem(error, env) ?? error;
  });
  setTimeout(() => {
    app.warm();
    void app.checkData();
  }, BACKGROUND_AFTER_MS);
  const { port } = server.address() as AddressInfo;
  console.log(await startMessage(app.site, port));
}

/**
 * After many connections at once, V8 may place a part of every request among the objects that live long; the process
 * then needs 100 MB more and responds a fifth slower (docs/performance.md). Call it after everything is loaded: V8
 * rejects compiled code that is cached under other flags, so as an option of `node` it makes the start 0.1 s longer.
 */
function keepRequestsShortLived(): void {
  flushCompileCache();
  setFlagsFromString("--no-allocation-site-pretenuring");
}

/** Call it before the first request; until then a signal ends the process at once. */
function stopOnSignal(server: Server, app: Build.App, isHeld: boolean): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await drain(server, isHeld);
    await app.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

function listen(server: Server, where: Build.Where): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(where, done);
  });
}

/** `isHeld`: a supervisor keeps the listening socket open, so new connections wait there for the next process. */
async function drain(server: Server, isHeld: boolean): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  if (!isHeld) await wait(ANNOUNCE_MS);
  // http's own `close` also cuts idle connections, into which a proxy may be writing right now.
  const closed = new Promise<unknown>((done) => NetServer.prototype.close.call(server, done));
  await wait(LINGER_MS);
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}

function addressProblem(error: unknown, { HOST, PORT }: ReturnType<typeof parseEnv>): Error | undefined {
  const notHere = `HOST: ${HOST} is no address of this machine. Use 127.0.0.1 (this machine only) or 0.0.0.0 (everybody).`;
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
    EACCES: `Port ${PORT} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
    EINVAL: notHere,
  };
  const message = error instanceof Error && "code" in error ? messages[String(error.code)] : undefined;
  return message === undefined ? undefined : new StartError(message);
}
