/** For a control: a message has no lease, so other processes take it too. */
import { changeBuilt } from "./change-built.ts";

/** Built code of `leaseNext` (app/features/contact/outbox/delivery-queue.server.ts). */
const KEEPS = /leaseUntil,(\s+leaseToken: token),\s+nextAttemptAt: leaseUntil/;

changeBuilt((source) => source.replace(KEEPS, "$1"));
