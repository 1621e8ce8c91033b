import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The numbers in the log of a process that runs this code. */
function numbersOf(code: string): unknown[] {
  const imported = `import { createLog } from ${JSON.stringify(import.meta.resolve("./log.ts"))};`;
  const script = `${imported} const log = createLog(); ${code}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  return lines.map((line) => (JSON.parse(line) as { number: unknown }).number);
}

const FIRST = "for (let number = 0; number < 999; number += 1) log.info({ number, text: 'दो 🌱' });";

test.each([
  ["ends", "log.info({ number: 999 })"],
  ["ends later", "setTimeout(() => log.info({ number: 999 }), 100)"],
  ["exits", "log.info({ number: 999 }); process.exit()"],
  ["is killed after a fatal line", "log.fatal({ number: 999 }); process.kill(process.pid, 'SIGKILL')"],
])("when a process %s, its log has all lines in their order", (_, last) => {
  expect(numbersOf(FIRST + last)).toEqual([...Array(1_000).keys()]);
});
