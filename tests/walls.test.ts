/** Tests each wall of docs/architecture.md with an import that it must report and one that it must allow. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./support/app.ts";

const { WALLS } = (await import(join(ROOT, "walls.js"))) as { WALLS: { from: string; server?: true }[] };

/** In this file, this import is an error. */
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
  ["app/features/blogs/wall-probe.ts", 'import { loader } from "../events/list/route";'],
  ["app/features/blogs/wall-probe.ts", 'import { EventRow } from "../events/list/event-row";'],
  ["app/features/blogs/wall-probe.ts", 'import { eventService } from "../events/events.server";'],
  ["app/features/blogs/wall-probe.ts", 'import { lazy } from "../../shell/layout";'],
  ["app/features/blogs/wall-probe.ts", 'import { HttpError } from "../../../platform/http-error";'],
  ["app/features/blogs/wall-probe.ts", 'import { readFileSync } from "node:fs";'],
  ["app/features/blogs/wall-probe.server.ts", 'import type { Site } from "../../../server/site.ts";'],
  ["app/features/blogs/wall-probe.server.ts", 'import { openSqlite } from "../../../platform/database/sqlite.ts";'],
  ["app/features/blogs/wall-probe.server.ts", 'import { openPostgres } from "../../../platform/database/postgres.ts";'],
  [
    "app/features/blogs/wall-probe.server.ts",
    'import { openProvider } from "../../../platform/identity/embedded-provider.ts";',
  ],
  ["app/features/blogs/wall-probe.server.ts", 'import { consoleMailer } from "../../../platform/mail/console.ts";'],
  ["app/features/blogs/wall-probe.server.ts", 'import { readEnv } from "../../../cli/command.ts";'],
  ["app/features/blogs/wall-probe.server.ts", 'export const load = () => import("../../../server/api/index.ts");'],
  ["app/features/blogs/wall-probe.server.ts", 'import { startApp } from "../../../tests/support/app.ts";'],
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
  ["app/features/blogs/wall-probe.ts", 'import type { EventPageData } from "../events/event-pages.server";'],
  ["app/features/blogs/wall-probe.ts", 'import { eventPath } from "../events/event";'],
  ["app/features/blogs/wall-probe.ts", 'import { siteContext } from "../../../platform/content/site-context";'],
  [
    "app/features/blogs/wall-probe.server.ts",
    'import { DatabaseUnavailable } from "../../../platform/database/database.ts";',
  ],
  [
    "app/features/blogs/wall-probe.server.ts",
    'import { DeliveryFailure } from "../../../platform/mail/delivery-failure.ts";',
  ],
  ["app/features/blogs/wall-probe.server.ts", 'import { z } from "zod";'],
  ["app/shell/wall-probe.ts", 'import { useSession } from "../features/accounts/session-context";'],
  ["server/wall-probe.ts", 'import { openSqlite } from "../platform/database/sqlite.ts";'],
] as const;

/** A copy of the rules without the project's files: a file in the real tree would trigger every file watcher. */
const tree = mkdtempSync(join(tmpdir(), "walls-"));

beforeAll(() => {
  for (const rules of [".oxlintrc.json", "walls.js"]) copyFileSync(join(ROOT, rules), join(tree, rules));
});

afterAll(() => rmSync(tree, { recursive: true }));

test("each wall refuses the imports that it must refuse", () => {
  const reports = lintEach(REFUSED);
  for (const [index, [file, statement]] of REFUSED.entries())
    expect.soft(reports[index], `${file}: ${statement}`).toMatch(WALL);
});

test("the walls allow the other imports", () => {
  const reports = lintEach(ALLOWED);
  for (const [index, [file, statement]] of ALLOWED.entries())
    expect.soft(reports[index], `${file}: ${statement}`).not.toMatch(WALL);
});

test("no row of the walls allows imports of tests", () => {
  const probes = WALLS.map(({ from, server }) => {
    const folder = from.replace("*", "probe");
    const up = "../".repeat(folder.split("/").length);
    return [
      `${folder}/wall-probe${server ? ".server" : ""}.ts`,
      `import type { App } from "${up}tests/support/app.ts";`,
    ] as const;
  });
  for (const [index, report] of lintEach(probes).entries()) expect.soft(report, probes[index]![0]).toMatch(WALL);
});

test("two files may not import each other, not even types", () => {
  const circle = {
    "domain/wall-probe.ts": 'import type { Other } from "./wall-other.ts";\nexport type Probe = Other;',
    "domain/wall-other.ts": 'import type { Probe } from "./wall-probe.ts";\nexport type Other = Probe;',
  };
  expect(lint(circle)).toContain("no-cycle");
});

const WALL = /walls\(imports\)|no-restricted-imports/;

/** Returns the linter's messages about each statement in its own file. Runs the linter once for all. */
function lintEach(probes: readonly (readonly [file: string, statement: string])[]): string[] {
  const files = probes.map(([file], index) => file.replace("wall-probe", `wall-probe-${index}`));
  const lines = lint(Object.fromEntries(files.map((file, index) => [file, probes[index]![1]]))).split("\n");
  return files.map((file) => lines.filter((line) => line.startsWith(`${file}:`)).join("\n"));
}

/** Returns the linter's messages about files that contain just these statements, a line each. */
function lint(files: Record<string, string>): string {
  for (const [file, statement] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), `${statement}\n`);
  }
  const oxlint = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const words = [oxlint, "--format", "unix", ...Object.keys(files)];
  const { stdout } = spawnSync(process.execPath, words, { cwd: tree, encoding: "utf8" });
  for (const file of Object.keys(files)) rmSync(join(tree, file));
  expect(stdout, "an unused import is reported in each file").toMatch(/\d+ problem/);
  return stdout;
}
