/** `npm run prove -- NAME [COUNT]`: the long proofs. Each prints how many cases it tried and what it found, and fails when it found anything. */
import { html } from "./html.ts";
import { twoProcesses } from "./two-processes.ts";

const PROOFS: Record<string, (count: number | undefined) => Promise<boolean>> = { "two-processes": twoProcesses, html };

const [name = "", count] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) {
  console.error(`Usage: npm run prove -- NAME [COUNT]\nProofs: ${Object.keys(PROOFS).join(", ")}`);
  process.exit(1);
}
process.exit((await proof(count ? Number(count) : undefined)) ? 0 : 1);
