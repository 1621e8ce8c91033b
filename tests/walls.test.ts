/** Each wall of docs/architecture.md, fed an import that it must refuse and one that it must let pass. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./support/app.ts";

const { WALLS } = (await import(join(ROOT, "walls.js"))) as { WALLS: { from: string; may: string[] }[] };

/** In this file, this import is refused. */
const REFUSED = [
  ["app/ui/wall-probe.ts", 'import { parseEnv } from "../../server/env";'],
  ["app/ui/wall-probe.ts", 'import { z } from "zod";'],
  ["app/ui/wall-probe.ts", 'import { eventFields } from "../../domain/schemas/event";'],
  ["app/ui/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["app/ui/wall-probe.ts", 'import Events from "../routes/site/events/route";'],
  ["app/routes/site/blogs/wall-probe.ts", 'import { loader } from "../events/route";'],
  ["app/ui/wall-probe.ts", 'import { startApp } from "../../tests/support/app";'],
  ["domain/wall-probe.ts", 'import { parseEnv } from "../platform/env.ts";'],
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
  ["server/services/wall-probe.ts", 'import { openProvider } from "../adapters/identity/embedded-provider.ts";'],
  ["server/services/wall-probe.ts", 'import type { Site } from "../site.ts";'],
  ["server/services/wall-probe.ts", 'export { api } from "../api/index.ts";'],
  ["server/services/wall-probe.ts", 'export const load = () => import("../http/origin-check.ts");'],
  ["server/adapters/mail/wall-probe.ts", 'import type { MediaService } from "../../services/media.ts";'],
  ["server/http/wall-probe.ts", 'import { requireAdmin } from "../services/access.ts";'],
  ["server/api/wall-probe.ts", 'import { pages } from "../rendering/pages.ts";'],
  ["server/wall-probe.ts", 'import { test } from "vitest";'],
  ["cli/wall-probe.ts", 'import { siteContext } from "../platform/rendering/request-context.ts";'],
] as const;

const ALLOWED = [
  ["app/ui/wall-probe.ts", 'import type { Site } from "../../server/site";'],
  ["app/ui/wall-probe.ts", 'import { formatPlainDate } from "../../domain/dates";'],
  ["server/services/wall-probe.ts", 'import { DatabaseUnavailable } from "../adapters/database/database.ts";'],
  ["server/services/wall-probe.ts", 'import { DeliveryFailure } from "../adapters/mail/delivery-failure.ts";'],
  ["server/rendering/wall-probe.ts", 'import { siteContext } from "../../app/context.ts";'],
] as const;

/** A copy of the rules without the project's files: a probe in the real tree would wake every file watcher. */
const tree = mkdtempSync(join(tmpdir(), "walls-"));

beforeAll(() => {
  for (const rules of [".oxlintrc.json", "walls.js"]) copyFileSync(join(ROOT, rules), join(tree, rules));
});

afterAll(() => rmSync(tree, { recursive: true }));

test.each(REFUSED)("in %s the wall refuses: %s", (file, statement) => {
  expect(lint({ [file]: statement })).toMatch(WALL);
});

test.each(ALLOWED)("in %s the wall lets pass: %s", (file, statement) => {
  expect(lint({ [file]: statement })).not.toMatch(WALL);
});

test.each(WALLS)("$from may not import what is not in its row", ({ from }) => {
  const up = "../".repeat(from.split("/").length);
  expect(lint({ [`${from}/wall-probe.ts`]: `import type { App } from "${up}tests/support/app.ts";` })).toMatch(WALL);
});

test("two files may not import each other, not even types", () => {
  const circle = {
    "domain/wall-probe.ts": 'import type { Other } from "./wall-other.ts";\nexport type Probe = Other;',
    "domain/wall-other.ts": 'import type { Probe } from "./wall-probe.ts";\nexport type Other = Probe;',
  };
  expect(lint(circle)).toContain("no-cycle");
});

const WALL = /walls\(imports\)|no-restricted-imports/;

/** What the linter reports about files that hold just these statements. */
function lint(files: Record<string, string>): string {
  for (const [file, statement] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), `${statement}\n`);
  }
  const oxlint = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, ...Object.keys(files)], { cwd: tree, encoding: "utf8" });
  for (const file of Object.keys(files)) rmSync(join(tree, file));
  expect(stdout, "the linter ran").toContain("Finished");
  return stdout;
}
