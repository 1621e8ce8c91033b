/** Each wall of docs/architecture.md, fed an import that it must refuse and one that it must let pass. */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./support/app.ts";

/** In this file, this import is refused. */
const REFUSED = [
  ["app/ui/wall-probe.ts", 'import { parseEnv } from "../../server/env";'],
  ["app/ui/wall-probe.ts", 'import { z } from "zod";'],
  ["app/ui/wall-probe.ts", 'import { eventFields } from "../../domain/schemas/event";'],
  ["app/ui/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["app/ui/wall-probe.ts", 'import Events from "../routes/site/events/route";'],
  ["app/routes/site/blogs/wall-probe.ts", 'import { loader } from "../events/route";'],
  ["app/ui/wall-probe.ts", 'import { startApp } from "../../tests/support/app";'],
  ["domain/wall-probe.ts", 'import { parseEnv } from "../server/env.ts";'],
  ["domain/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["domain/wall-probe.ts", 'import { useState } from "react";'],
  ["server/services/wall-probe.ts", 'import { siteContext } from "../../app/context.ts";'],
  ["server/services/wall-probe.ts", 'import { openSqlite } from "../adapters/database/sqlite.ts";'],
  ["server/api/wall-probe.ts", 'import { embeddedIdentity } from "../adapters/identity/embedded.ts";'],
  ["server/services/wall-probe.ts", 'import { consoleMailer } from "../adapters/mail/console.ts";'],
  ["server/services/wall-probe.ts", 'import { openPostgres } from "../adapters/database/postgres.ts";'],
  ["server/services/wall-probe.ts", 'import { smtpMailer } from "../adapters/mail/smtp.ts";'],
  ["server/http/wall-probe.ts", 'import { supabaseIdentity } from "../adapters/identity/supabase.ts";'],
  ["server/services/wall-probe.ts", 'import { readEnv } from "../../cli/command.ts";'],
  ["server/services/wall-probe.ts", 'import { startApp } from "../../tests/support/app.ts";'],
  ["server/adapters/database/migrations/wall-probe.ts", 'import { openSqlite } from "../sqlite.ts";'],
  ["cli/wall-probe.ts", 'import { siteContext } from "../app/context.ts";'],
] as const;

const ALLOWED = [
  ["app/ui/wall-probe.ts", 'import type { Site } from "../../server/site";'],
  ["app/ui/wall-probe.ts", 'import { formatPlainDate } from "../../domain/dates";'],
  ["server/services/wall-probe.ts", 'import { DatabaseUnavailable } from "../adapters/database/database.ts";'],
  ["server/services/wall-probe.ts", 'import { DeliveryFailure } from "../adapters/mail/delivery-failure.ts";'],
  ["server/rendering/wall-probe.ts", 'import { siteContext } from "../../app/context.ts";'],
] as const;

/** A tree with the project's rules and none of its files: probes in the real one would wake whatever watches it. */
const tree = mkdtempSync(join(tmpdir(), "walls-"));

beforeAll(() => {
  for (const rules of globSync("{.,app,domain,server,cli}/**/.oxlintrc.json", {
    cwd: ROOT,
    exclude: ["node_modules"],
  })) {
    mkdirSync(join(tree, dirname(rules)), { recursive: true });
    copyFileSync(join(ROOT, rules), join(tree, rules));
  }
});

afterAll(() => rmSync(tree, { recursive: true }));

test.each(REFUSED)("in %s the wall refuses: %s", (file, statement) => {
  expect(lint(file, statement)).toContain("no-restricted-imports");
});

test.each(ALLOWED)("in %s the wall lets pass: %s", (file, statement) => {
  expect(lint(file, statement)).not.toContain("no-restricted-imports");
});

/** What the linter says of a file that holds just this import. */
function lint(file: string, statement: string): string {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${statement}\n`);
  const { stdout } = spawnSync(process.execPath, [join(ROOT, "node_modules/oxlint/bin/oxlint"), file], {
    cwd: tree,
    encoding: "utf8",
  });
  rmSync(path);
  expect(stdout, "the linter ran").toContain("Finished");
  return stdout;
}
