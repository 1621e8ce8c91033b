/** Concurrent visitors who send messages, and their response times. */
import { setTimeout as wait } from "node:timers/promises";
import { contactCall } from "./stranger.ts";

const CLIENTS = 8;

export type Visitors = ReturnType<typeof visitors>;

export function visitors() {
  const sent = new Set<string>();
  const responseMs: number[] = [];
  /** Statuses that no visitor should get; 503 means "try again". */
  const faults = new Set<string>();
  const counts = { withoutResponse: 0, refused: 0 };
  let turn = 0;

  async function write(url: string): Promise<void> {
    const message = `message ${(turn += 1)}`;
    const start = performance.now();
    const status = await post(url, turn, message);
    if (status === undefined) counts.withoutResponse += 1;
    else if (status !== 201) counts.refused += 1;
    else {
      responseMs.push(performance.now() - start);
      sent.add(message);
    }
    if (status && ![201, 503].includes(status)) faults.add(`a message was answered ${status}`);
  }

  return {
    sent,
    faults,
    counts,
    /** Together they write `most` messages, or until `over`; each waits for `pauseMs` after a response. */
    async write(url: string, most: number, over: () => boolean, pauseMs = 0): Promise<void> {
      let left = most;
      const one = async () => {
        while (left-- > 0 && !over()) {
          await write(url);
          await wait(pauseMs);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, one));
    },
    /** The median, 99th percentile and longest time, in ms. */
    waited(): string {
      if (responseMs.length === 0) return "not tried";
      const sorted = responseMs.toSorted((a, b) => a - b);
      const most = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1]!);
      return [0.5, 0.99, 1].map(most).join(" / ");
    },
  };
}

/** Undefined if the process was killed before the end of its response. */
async function post(url: string, turn: number, message: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, contactCall(turn, message));
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
