/** Test files and commands that the documents name must exist. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROOFS } from "../lab/proofs/proofs.ts";
import { ROOT } from "./support/app.ts";

const DOCUMENTS = ["docs/security.md", "docs/reliability.md", "docs/operations.md", "SECURITY.md"];
const text = DOCUMENTS.map((name) => readFileSync(join(ROOT, name), "utf8")).join("\n");

test("every test that the documents name is a file", () => {
  const named = [...new Set([...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name]) => name!))];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test("documents and lab/proofs list the same proofs", () => {
  const named = new Set([...text.matchAll(/npm run prove -- ([a-z-]+)/g)].map(([, name]) => name!));
  expect([...named].filter((name) => !PROOFS[name])).toEqual([]);
  expect(Object.keys(PROOFS).filter((name) => !named.has(name))).toEqual([]);
});
