/** Loaded into a site by a control: whoever takes a message to be mailed does not keep it from the others. */
import { registerHooks } from "node:module";

/** What `leaseNext` (server/services/outbox/delivery-queue.ts) writes as it is built. */
const KEEPS = /leaseUntil,(\s+leaseToken: token),\s+nextAttemptAt: leaseUntil/;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes("/build/app/server/")) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replace(KEEPS, "$1") };
  },
});
