/** Each wall of docs/architecture.md, fed an import that it must refuse and one that it must let pass. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./support/app.ts";

const { WALLS } = (await import(join(ROOT, "walls.js"))) as { WALLS: { from: string; server?: true }[] };

/** In this file, this import is refused. */
const REFUSED = [
  ["domain/wall-probe.ts", 'import { parseEnv } from "../platform/env.ts";'],
  ["domain/wall-probe.ts", 'import type { Event } from "../app/features/events/event.ts";'],
  ["domain/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["domain/wall-probe.ts", 'import { useState } from "react";'],
  ["app/ui/wall-probe.ts", 'import { parseEnv } from "../../platform/env";'],
  ["app/ui/wall-probe.ts", 'import type { Env } from "../../platform/env";'],
  ["app/ui/wall-probe.ts", 'import type { Event } from "../features/events/event";'],
  ["app/ui/wall-probe.ts", 'import { SessionLink } from "../shell/header/session-link";'],
  ["app/ui/wall-probe.ts", 'import { z } from "zod";'],
  ["app/ui/wall-probe.ts", 'import { plainDate } from "../../domain/schemas/plain-date";'],
  ["app/ui/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["app/ui/wall-probe.ts", 'import { startApp } from "../../tests/support/app";'],
  ["app/features/posts/wall-probe.ts", 'import { loader } from "../events/list/route";'],
  ["app/features/posts/wall-probe.ts", 'import { EventRow } from "../events/list/event-row";'],
  ["app/features/posts/wall-probe.ts", 'import { eventService } from "../events/events.server";'],
  ["app/features/posts/wall-probe.ts", 'import { lazy } from "../../shell/layout";'],
  ["app/features/posts/wall-probe.ts", 'import { HttpError } from "../../../platform/http-error";'],
  ["app/features/posts/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["app/features/posts/wall-probe.server.ts", 'import type { Site } from "../../../server/site.ts";'],
  ["app/features/posts/wall-probe.server.ts", 'import { openSqlite } from "../../../platform/database/sqlite.ts";'],
  ["app/features/posts/wall-probe.server.ts", 'import { openPostgres } from "../../../platform/database/postgres.ts";'],
  [
    "app/features/posts/wall-probe.server.ts",
    'import { openProvider } from "../../../platform/identity/embedded-provider.ts";',
  ],
  ["app/features/posts/wall-probe.server.ts", 'import { consoleMailer } from "../../../platform/mail/console.ts";'],
  ["app/features/posts/wall-probe.server.ts", 'import { readEnv } from "../../../cli/command.ts";'],
  ["app/features/posts/wall-probe.server.ts", 'export const load = () => import("../../../server/api/index.ts");'],
  ["app/features/posts/wall-probe.server.ts", 'import { startApp } from "../../../tests/support/app.ts";'],
  ["platform/http/wall-probe.ts", 'import type { Site } from "../../server/site.ts";'],
  ["platform/http/wall-probe.ts", 'import type { Event } from "../../app/features/events/event.ts";'],
  ["platform/http/wall-probe.ts", 'export { smtpMailer } from "../mail/smtp.ts";'],
  ["platform/database/migrations/wall-probe.ts", 'import { openSqlite } from "../sqlite.ts";'],
  ["server/wall-probe.ts", 'import { Header } from "../app/shell/header/header.tsx";'],
  ["server/wall-probe.ts", 'import { test } from "vitest";'],
  ["cli/wall-probe.ts", 'import { Header } from "../app/shell/header/header.tsx";'],
  ["build-site/wall-probe.ts", 'import { createApp } from "../server/app.ts";'],
] as const;

const ALLOWED = [
  ["app/ui/wall-probe.ts", 'import { formatPlainDate } from "../../domain/dates";'],
  ["app/features/posts/wall-probe.ts", 'import type { EventPageData } from "../events/event-pages.server";'],
  ["app/features/posts/wall-probe.ts", 'import { eventPath } from "../events/event";'],
  ["app/features/posts/wall-probe.ts", 'import { siteContext } from "../../../platform/content/site-context";'],
  [
    "app/features/posts/wall-probe.server.ts",
    'import { DatabaseUnavailable } from "../../../platform/database/database.ts";',
  ],
  [
    "app/features/posts/wall-probe.server.ts",
    'import { DeliveryFailure } from "../../../platform/mail/delivery-failure.ts";',
  ],
  ["app/features/posts/wall-probe.server.ts", 'import { z } from "zod";'],
  ["app/shell/wall-probe.ts", 'import { useSession } from "../features/accounts/session-context";'],
  ["server/wall-probe.ts", 'import { openSqlite } from "../platform/database/sqlite.ts";'],
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

test.each(WALLS)("$from may not import files outside its row", ({ from, server }) => {
  const folder = from.replace("*", "probe");
  const up = "../".repeat(folder.split("/").length);
  expect(
    lint({
      [`${folder}/wall-probe${server ? ".server" : ""}.ts`]: `import type { App } from "${up}tests/support/app.ts";`,
    }),
  ).toMatch(WALL);
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
