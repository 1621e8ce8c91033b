// `npm start`. The syntax is old, so that an outdated Node can print the error message. Node 25 has no Temporal.
if (Number(process.versions.node.split(".")[0]) < 26) {
  console.error(
    "This site needs Node.js 26 or newer and this is " +
      process.versions.node +
      ": run `npm ci`, which installs the right one, and then `npm start` again (on a system without a packaged Node, install it).",
  );
  process.exit(1);
}

var { enableCompileCache } = await import("node:module");
enableCompileCache(import.meta.dirname + "/../build/compiled");
await import("../build-site/build.ts");
await import("../build/start.js");
