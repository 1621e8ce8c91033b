import { expect, test } from "vitest";
import type { Proof } from "./proof.ts";

/** Runs the short version of a proof. `npm run prove` runs the long one and its control. */
export function proves(what: string, proof: Proof, count: number): void {
  test(what, { timeout: 300_000 }, async ({ skip }) => {
    const { notRun, wrong } = await proof({ count });
    if (notRun) skip(`not run: ${notRun}`);
    expect(wrong).toEqual([]);
  });
}
