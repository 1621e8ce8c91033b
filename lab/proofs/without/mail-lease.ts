/** Loaded into a site by a control: whoever takes a message to be mailed does not keep it from the others. */
import { changeBuilt } from "./change-built.ts";

/** What `leaseNext` (app/features/contact/outbox/delivery-queue.server.ts) writes as it is built. */
const KEEPS = /leaseUntil,(\s+leaseToken: token),\s+nextAttemptAt: leaseUntil/;

changeBuilt((source) => source.replace(KEEPS, "$1"));
