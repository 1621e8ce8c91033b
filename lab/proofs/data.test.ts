/** No acknowledged write is lost. */
import { failedFsync, faults } from "./faults.ts";
import { killAtEachCall } from "./kill-at-each-call.ts";
import { kill } from "./kill.ts";
import { powerCut } from "./power-cut.ts";
import { restoreDrill } from "./restore-drill.ts";
import { proves } from "./short.ts";

proves("a process that is killed while it writes loses nothing", kill, 2);
proves("a kill at any system call of a write keeps the write whole or not at all", killAtEachCall, 4);
proves("every acknowledged write survives a power cut", powerCut, 4);
proves("a full, failing or read-only disk refuses writes and serves pages", faults, 5);
proves("a failed fsync ends the process with a message", failedFsync, 1);
proves("a backup made during writes is restored by one command", restoreDrill, 1);
