// Prints the grade of each URL in a process that trusts our certificate. Arguments: its folder, two ports, the URLs.
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type Scan = (
  host: string,
  options: { httpPort: number; httpsPort: number; path: string },
) => Promise<{ scan: { score: number; grade: string }; tests: Record<string, { pass: boolean; result: string }> }>;

const [folder = "", httpPort, httpsPort, ...addresses] = process.argv.slice(2);
const scanner = pathToFileURL(join(folder, "node_modules/@mdn/mdn-http-observatory/src/scanner/index.js")).href;

// The library's retriever accepts ports and an address, but its scanner does not pass them on.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== scanner) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replace("retrieve(hostname)", "retrieve(hostname, options)") };
  },
});

const { scan } = (await import(scanner)) as { scan: Scan };
const found: object[] = [];
for (const path of addresses) {
  const { scan: said, tests } = await scan("localhost", {
    httpPort: Number(httpPort),
    httpsPort: Number(httpsPort),
    path,
  });
  const failed = Object.entries(tests).flatMap(([name, { pass, result }]) => (pass ? [] : [`${name}: ${result}`]));
  found.push({ path, score: said.score, grade: said.grade, failed });
}
console.log(JSON.stringify(found));
