import fc from "fast-check";
import { expect, test } from "vitest";
import type { InboxMessage } from "./contact-message.ts";
import { unmarkFormulas } from "../../../platform/formats/csv.ts";
import { messagesCsv } from "./messages-csv.server.ts";

const TIME_ZONE = "Asia/Kolkata";
const MESSAGE: InboxMessage = {
  id: 7,
  from_name: "Meera",
  from_email: "meera@example.edu",
  message: "Hello",
  receivedAt: "2026-01-01T00:00:00.000Z",
  readAt: null,
  answeredAt: null,
  suspicion: null,
  delivery: null,
};

/** Reads CSV (RFC 4180) without the code under test. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows.slice(0, -1);
}

test("the first row names the columns, and each message is one row of them, with the times of the site", async () => {
  const delivered = {
    ...MESSAGE,
    readAt: "2026-01-02T00:00:00.000Z",
    delivery: { state: "delivered" as const, reason: null },
  };
  const csv = messagesCsv([delivered, MESSAGE], TIME_ZONE);
  expect(csv.startsWith("\uFEFF"), "a mark by which Excel knows UTF-8").toBe(true);
  expect(parse(csv.slice(1))).toEqual([
    ["id", "received", "name", "email", "message", "read", "answered", "delivery"],
    ["7", "2026-01-01 05:30:00", "Meera", "meera@example.edu", "Hello", "2026-01-02 05:30:00", "", "delivered"],
    ["7", "2026-01-01 05:30:00", "Meera", "meera@example.edu", "Hello", "", "", ""],
  ]);
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  '=HYPERLINK("https://evil.example","click")',
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
])("%j is shown and not run", async (text) => {
  for (const field of ["from_name", "from_email", "message"] as const) {
    const [, row] = parse(messagesCsv([{ ...MESSAGE, [field]: text }], TIME_ZONE).slice(1));
    expect(row).toContain(`'${text}`);
  }
});

test.each(["hello;=1+1;", ";=1+1;", "hello; =1+1;", 'hello;"=1+1;', "hello\n=1+1;", "hello\t@SUM(A1)", "a;＝1"])(
  "%j begins no formula where a spreadsheet separates by semicolons",
  async (message) => {
    const csv = messagesCsv([{ ...MESSAGE, message, from_name: message.replaceAll("\n", ";") }], TIME_ZONE);
    for (const part of csv.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
  },
);

test("any message becomes eight cells without formulas and can be read back", async () => {
  const written = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[=+\-@＝＋－＠\t\r\n,;"' a]*$/));
  await fc.assert(
    fc.asyncProperty(written, written, async (name, message) => {
      const rows = parse(messagesCsv([{ ...MESSAGE, from_name: name, message }, MESSAGE], TIME_ZONE).slice(1));
      expect(rows.map(({ length }) => length)).toEqual([8, 8, 8]);
      for (const [cell, text] of [
        [rows[1]![2]!, name],
        [rows[1]![4]!, message],
      ] as const) {
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
        expect(unmarkFormulas(cell)).toBe(text);
      }
    }),
  );
});

test("without messages there are the columns' names", async () => {
  expect(parse(messagesCsv([], TIME_ZONE).slice(1))).toHaveLength(1);
});
