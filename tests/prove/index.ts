/**
 * `npm run prove -- NAME [COUNT]`: the long proofs. Each prints how many cases it tried and what it found, then its
 * control: the same with the defence switched off, which has to find something wrong. Without a name, all of them.
 */
import { failedFsync, faults } from "./faults.ts";
import { fuzz } from "./fuzz.ts";
import { killAtEachCall } from "./kill-at-each-call.ts";
import { kill } from "./kill.ts";
import { postgresAway } from "./postgres-away.ts";
import { powerCut } from "./power-cut.ts";
import { tell, type Proof } from "./proof.ts";
import { restoreDrill } from "./restore-drill.ts";
import { restart } from "./restart.ts";
import { smallMachine } from "./small-machine.ts";
import { twoProcesses } from "./two-processes.ts";

type Entry = { proof: Proof; hasControl: boolean; controlCount?: number };

const PROOFS: Record<string, Entry> = {
  kill: { proof: kill, hasControl: true, controlCount: 5 },
  "kill-at-each-call": { proof: killAtEachCall, hasControl: true },
  "power-cut": { proof: powerCut, hasControl: true, controlCount: 5 },
  faults: { proof: faults, hasControl: true, controlCount: 1 },
  "failed-fsync": { proof: failedFsync, hasControl: true, controlCount: 1 },
  "restore-drill": { proof: restoreDrill, hasControl: true, controlCount: 3 },
  "postgres-away": { proof: postgresAway, hasControl: false },
  fuzz: { proof: fuzz, hasControl: true, controlCount: 3_000 },
  restart: { proof: restart, hasControl: true, controlCount: 4 },
  "small-machine": { proof: smallMachine, hasControl: true, controlCount: 3 },
  "two-processes": { proof: twoProcesses, hasControl: false },
};

const [name, count] = process.argv.slice(2);
const chosen = name ? [name] : Object.keys(PROOFS);
if (name && !PROOFS[name]) {
  console.error(`Usage: npm run prove -- [NAME [COUNT]]\nProofs: ${Object.keys(PROOFS).join(", ")}`);
  process.exit(1);
}
let holds = true;
for (const each of chosen) holds = (await prove(each, PROOFS[each]!)) && holds;
process.exit(holds ? 0 : 1);

async function prove(what: string, { proof, hasControl, controlCount }: Entry): Promise<boolean> {
  const finding = await proof({ count: count ? Number(count) : undefined });
  console.log(tell(what, finding));
  if (finding.notRun) return true;
  if (!hasControl) return finding.wrong.length === 0;
  const control = await proof({ count: controlCount, withoutDefence: true });
  console.log(tell(`${what}, control (the defence switched off)`, control));
  if (control.wrong.length === 0) console.log("  The control found nothing wrong: the proof shows nothing.");
  return finding.wrong.length === 0 && control.wrong.length > 0;
}
