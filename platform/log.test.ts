import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

type Line = { number: number; time: string };

/** Runs this code in a process and returns its log. */
function linesOf(code: string): Line[] {
  const imported = `import { createLog } from ${JSON.stringify(import.meta.resolve("./log.ts"))};`;
  const script = `${imported} const log = createLog(); ${code}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}

const FIRST = "for (let number = 0; number < 999; number += 1) log.info({ number, text: 'दो 🌱' });";

test.each([
  ["ends", "log.info({ number: 999 })"],
  ["ends later", "setTimeout(() => log.info({ number: 999 }), 100)"],
  ["exits", "log.info({ number: 999 }); process.exit()"],
  ["exits after a fatal line", "log.fatal({ number: 999 }); process.exit(1)"],
  ["stops at an error", "log.info({ number: 999 }); throw new Error()"],
])("when a process %s, its log has all lines in their order", (_, last) => {
  expect(linesOf(FIRST + last).map(({ number }) => number)).toEqual([...Array(1_000).keys()]);
});

test("each line has its own time, in UTC", () => {
  const start = new Date().toISOString();
  const [first, later] = linesOf("log.info('first'); setTimeout(() => log.info('later'), 50)").map(({ time }) => time);
  expect([start, first, later, new Date().toISOString()].toSorted()).toEqual([start, first, later, expect.anything()]);
  expect(later).not.toBe(first);
});
