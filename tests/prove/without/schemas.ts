/** Loaded into a site by a control: whatever comes in a request is taken as it is. */
import { registerHooks } from "node:module";

/** The first line of `parseInput` (server/services/refusal.ts) as it is built. */
const JUDGES = /(?<=function parseInput\(schema, input\) \{\s+)const parsed = schema\.safeParse\(input\);/;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes("/build/app/server/")) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replace(JUDGES, "const parsed = { success: true, data: input };") };
  },
});
