import { Worker } from "node:worker_threads";

/** Text, because a bundled build has no second file from which to start a thread. */
const THREAD = `
  const { DatabaseSync } = require("node:sqlite");
  const { parentPort, workerData } = require("node:worker_threads");
  const connection = new DatabaseSync(workerData, { readOnly: true });
  parentPort.postMessage(connection.prepare("PRAGMA quick_check(1)").get().quick_check);
`;

/** Runs in a worker thread, because a large file takes minutes. Returns the damage, if any. */
export function quickCheck(file: string): Promise<string | undefined> {
  const worker = new Worker(THREAD, { eval: true, workerData: file });
  worker.unref();
  return new Promise((done, fail) => {
    worker.once("message", (verdict: string) => done(verdict === "ok" ? undefined : verdict));
    worker.once("error", fail);
  });
}
