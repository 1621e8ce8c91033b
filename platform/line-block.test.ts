import { expect, test } from "vitest";
import { lineBlock } from "./line-block.ts";

function recorder() {
  const written: string[] = [];
  let synced = 0;
  const output = { write: (text: string) => void written.push(text), flushSync: () => void (synced += 1) };
  return { block: lineBlock(output), written, synced: () => synced };
}

test("lines are handed on together, in their order and in every script", () => {
  const { block, written } = recorder();
  for (const line of ["one\n", "दो\n", "🌱\n"]) block.write(line);
  expect(written).toEqual([]);
  block.flush();
  block.flush();
  expect(written).toEqual(["one\nदो\n🌱\n"]);
});

test("a full block is written, and no line is lost or cut", () => {
  const { block, written } = recorder();
  const lines = Array.from({ length: 2_000 }, (_, index) => `${index} ${"ü".repeat(index % 90)}\n`);
  lines.splice(700, 0, `${"long".repeat(30_000)}\n`);
  for (const line of lines) block.write(line);
  expect(written.length).toBeGreaterThan(2);
  for (const text of written) expect(text).toMatch(/\n$/);
  block.flush();
  expect(written.join("")).toBe(lines.join(""));
});

test("at the end of a process what is left is written at once", () => {
  const { block, written, synced } = recorder();
  block.write("last\n");
  block.flushSync();
  expect([written, synced()]).toEqual([["last\n"], 1]);
});
