import { registerHooks } from "node:module";

/** Changes the built code of a site that is about to start. */
export function changeBuilt(change: (source: string) => string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.includes("/build/app/server/")) return loaded;
      return { ...loaded, source: change(Buffer.from(loaded.source as Uint8Array).toString()) };
    },
  });
}
