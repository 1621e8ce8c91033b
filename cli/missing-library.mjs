/** Runs after `npm ci`. If Node.js cannot start, replaces it by a script that names the missing library. */
import { spawnSync } from "node:child_process";
import { readlinkSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const link = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));
const { stderr, error } = spawnSync(link, ["-e", "0"], { encoding: "utf8" });
const library = /([\w.+-]+\.so[\w.]*): cannot open shared object file/.exec(stderr ?? "")?.[1];
const known = library === "libatomic.so.1" ? " (apt install libatomic1, or dnf install libatomic)" : "";
const sentence = library
  ? `The Node.js of this site needs the library ${library}: install its package${known}, then run the command again.`
  : `The Node.js of this site cannot run on this machine: ${(stderr || String(error)).trim()}`;

const real = `"$(dirname "$0")/${readlinkSync(link)}"`;
rmSync(link);
writeFileSync(
  link,
  `#!/bin/sh
${real} -e 0 2>/dev/null && exec ${real} "$@"
echo '${sentence.replaceAll("'", "")}' >&2
exit 1
`,
  { mode: 0o755 },
);
console.error(sentence);
