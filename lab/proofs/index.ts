// `npm run prove -- NAME [COUNT]` runs a proof, and then its control without the defence, which must find an error.
import buildSample from "../../tests/support/sample-site.ts";
import { tell } from "./proof.ts";
import { PROOFS, type Entry } from "./proofs.ts";

const [name, count] = process.argv.slice(2);
const chosen = name ? [name] : Object.keys(PROOFS);
if (name && !PROOFS[name]) {
  console.error(`Usage: npm run prove -- [NAME [COUNT]]\nProofs: ${Object.keys(PROOFS).join(", ")}`);
  process.exit(1);
}
await buildSample();
let holds = true;
for (const each of chosen) holds = (await prove(each, PROOFS[each]!)) && holds;
process.exit(holds ? 0 : 1);

async function prove(what: string, { proof, hasControl, controlCount }: Entry): Promise<boolean> {
  const finding = await proof({ count: count ? Number(count) : undefined });
  console.log(tell(what, finding));
  if (finding.notRun) return false;
  if (!hasControl) return finding.wrong.length === 0;
  const control = await proof({ count: controlCount, withoutDefence: true });
  console.log(tell(`${what}, control (the defence switched off)`, control));
  if (control.wrong.length === 0) console.log("  The control found nothing wrong: the proof shows nothing.");
  return finding.wrong.length === 0 && control.wrong.length > 0;
}
