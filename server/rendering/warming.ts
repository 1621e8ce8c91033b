/** What the server does with its memory while nobody waits: makes pages before they are asked for, and smaller. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Log } from "../log.ts";

const IMPROVE_EVERY_MS = 5_000;

type Parts = {
  paths: string[];
  /** Brings one address into memory. */
  load: (path: string) => Promise<unknown>;
  /** Compresses one more answer; false when there is none left. */
  improve: () => Promise<boolean>;
  log: Log;
};

/** Loads `paths` one after another, so that a visitor waits for one of them at most; then improves what is kept. Answers how to stop. */
export function startWarming({ paths, load, improve, log }: Parts): () => Promise<void> {
  let stopped = false;
  let work = run(async () => {
    for (const path of paths) {
      if (stopped) return;
      await load(path);
      await nextTurn();
    }
  });
  const timer = setInterval(() => {
    work = work.then(() =>
      run(async () => {
        while (!stopped && (await improve()));
      }),
    );
  }, IMPROVE_EVERY_MS);
  timer.unref();

  function run(step: () => Promise<void>): Promise<void> {
    return step().catch((error: unknown) => log.warn({ err: error }, "pages could not be made ready beforehand"));
  }

  return async () => {
    stopped = true;
    clearInterval(timer);
    await work;
  };
}
