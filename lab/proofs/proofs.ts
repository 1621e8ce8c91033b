/** Every proof by its name. `hasControl`: it can run without the defence. */
import { editors } from "./editors.ts";
import { failedFsync, faults } from "./faults.ts";
import { fuzzRoutes } from "./fuzz-routes.ts";
import { fuzz } from "./fuzz.ts";
import { html } from "./html.ts";
import { image } from "./image.ts";
import { killAtEachCall } from "./kill-at-each-call.ts";
import { kill } from "./kill.ts";
import { mailAway } from "./mail-away.ts";
import { observatory } from "./observatory.ts";
import { payloads } from "./payloads.ts";
import { postgresAway } from "./postgres-away.ts";
import { powerCut } from "./power-cut.ts";
import type { Proof } from "./proof.ts";
import { restoreDrill } from "./restore-drill.ts";
import { restartAlone } from "./restart-alone.ts";
import { restart } from "./restart.ts";
import { smallMachine } from "./small-machine.ts";
import { sqlmap } from "./sqlmap.ts";
import { twoProcesses } from "./two-processes.ts";
import { wapiti } from "./wapiti.ts";

export type Entry = { proof: Proof; hasControl: boolean; controlCount?: number };

export const PROOFS: Record<string, Entry> = {
  kill: { proof: kill, hasControl: true, controlCount: 5 },
  "kill-at-each-call": { proof: killAtEachCall, hasControl: true },
  "power-cut": { proof: powerCut, hasControl: true, controlCount: 5 },
  faults: { proof: faults, hasControl: true, controlCount: 1 },
  "failed-fsync": { proof: failedFsync, hasControl: true, controlCount: 1 },
  "restore-drill": { proof: restoreDrill, hasControl: true, controlCount: 3 },
  "postgres-away": { proof: postgresAway, hasControl: true, controlCount: 24 },
  fuzz: { proof: fuzz, hasControl: true, controlCount: 3_000 },
  "fuzz-routes": { proof: fuzzRoutes, hasControl: true, controlCount: 2_000 },
  payloads: { proof: payloads, hasControl: true, controlCount: 50 },
  observatory: { proof: observatory, hasControl: true, controlCount: 1 },
  restart: { proof: restart, hasControl: true, controlCount: 4 },
  "restart-alone": { proof: restartAlone, hasControl: true, controlCount: 2 },
  editors: { proof: editors, hasControl: true, controlCount: 500 },
  "small-machine": { proof: smallMachine, hasControl: true, controlCount: 3 },
  sqlmap: { proof: sqlmap, hasControl: true },
  wapiti: { proof: wapiti, hasControl: true },
  html: { proof: html, hasControl: false },
  image: { proof: image, hasControl: false },
  "two-processes": { proof: twoProcesses, hasControl: true, controlCount: 1_000 },
  "mail-away": { proof: mailAway, hasControl: true, controlCount: 200 },
};
