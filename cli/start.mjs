// `npm start`. The syntax is old, so that an outdated Node can print the error message.
var version = process.versions.node.split(".").map(Number);
var fits = version[0] > 24 || (version[0] === 24 && version[1] >= 15);

if (!fits) {
  console.error(
    "This site needs Node.js 24.15 or newer and this is " +
      process.versions.node +
      ": run `npm ci`, which installs the right one, and then `npm start` again (on a system without a packaged Node, install Node 26).",
  );
  process.exit(1);
}

var { enableCompileCache } = await import("node:module");
enableCompileCache(import.meta.dirname + "/../build/compiled");
await import("../build-site/build.ts");
await import("../build/start.js");
