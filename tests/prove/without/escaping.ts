/** Loaded into a site by a control: React writes every text as it is. */
import { registerHooks } from "node:module";

const ESCAPES = "function escapeTextForBrowser(text) {";

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes("/build/app/server/")) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replaceAll(ESCAPES, `${ESCAPES} return "" + text;`) };
  },
});
