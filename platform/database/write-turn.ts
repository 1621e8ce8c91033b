import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "./database.ts";

export class WriteTurn {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn and returns a function that ends it (may be called twice). @throws {DatabaseUnavailable} */
  async take(giveUpAt: number): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => promise);
    const timeout = new AbortController();
    const late = wait(giveUpAt - performance.now(), "late" as const, { signal: timeout.signal }).catch(
      () => "late" as const,
    );
    if ((await Promise.race([before, late])) === "late") {
      resolve();
      throw new DatabaseUnavailable("Other writes are waiting before this one.");
    }
    timeout.abort();
    return resolve;
  }
}
