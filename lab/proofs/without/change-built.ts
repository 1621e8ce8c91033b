import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";

const BUILT = resolve(import.meta.dirname, "../../../build/app/server");

/** Changes the built code of a site that is about to start. @throws when no file has the code that it changes */
export function changeBuilt(change: (source: string) => string): void {
  const sources = globSync("**/*.js", { cwd: BUILT }).map((name) => readFileSync(join(BUILT, name), "utf8"));
  if (sources.every((source) => change(source) === source))
    throw new Error("The defence is not in the built code: the control would change nothing.");
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.includes("/build/app/server/")) return loaded;
      return { ...loaded, source: change(Buffer.from(loaded.source as Uint8Array).toString()) };
    },
  });
}
