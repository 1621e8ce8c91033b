/** Describes the running site by its settings, without passwords, keys and tokens. */
import { existsSync } from "node:fs";
import { hostname, type } from "node:os";
import { join } from "node:path";
import type { Viewer } from "../../../domain/session.ts";
import type { Content } from "../../../platform/content/index.ts";
import { DATABASE_FILE, type Database } from "../../../platform/database/database.ts";
import type { Env } from "../../../platform/env.ts";
import type { AdministratorService } from "../administrators/administrators.server.ts";
import type { Ownership } from "./ownership.ts";
import type { OwnershipService } from "./ownership.server.ts";
import type { RestoreDrillService } from "./restore-drill.server.ts";

type Parts = {
  env: Env;
  root: string;
  database: Database;
  content: Content;
  administrators: AdministratorService;
  ownership: OwnershipService;
  restoreDrill: RestoreDrillService;
};

/** The data of the printed page. It contains no secret, because paper gets lost. */
export async function readPrintedHandover(parts: Parts, viewer: Viewer, origin: string) {
  const { env, root, database, content, administrators, ownership, restoreDrill } = parts;
  const checklist = (await ownership.list(viewer)).sort(byDate);
  return {
    name: `${content.site.product}, ${content.site.brand}`,
    origin: env.PUBLIC_URL ?? origin,
    place: placeOf(env, root),
    isPostgres: database.kind === "postgres",
    isSupabase: env.SUPABASE_URL !== undefined,
    before: beforeCommands(env, root),
    /** Without it the links of the copy would have no address of the site. */
    beforeExport: env.PUBLIC_URL ? `PUBLIC_URL=${env.PUBLIC_URL} ` : "",
    /** Undefined if the site cannot read who they are. */
    people: administrators.canChange ? await activePeople(administrators, viewer) : undefined,
    checklist,
    drill: await restoreDrill.last(),
    repository: repositoryIn(checklist),
  };
}

function placeOf(env: Env, root: string): [string, string][] {
  return [
    ["Machine", `${hostname()} (${type()}), port ${env.PORT}`],
    ["Program", root],
    ["Settings", hasFile(root) ? join(root, ".env") : "variables of the process; with systemd in /etc/cell.env"],
    ["Data", env.DATABASE_URL ? databaseOf(env.DATABASE_URL) : `SQLite, ${join(env.DATA_DIR, DATABASE_FILE)}`],
    ["Data folder", env.DATA_DIR],
    ["Backups", backupsOf(env)],
    ["Mail", mailOf(env)],
    ["Sign-in", env.SUPABASE_URL ? `Supabase, ${env.SUPABASE_URL}` : "accounts of this site"],
  ];
}

const hasFile = (root: string) => existsSync(join(root, ".env"));

/** Commands read only `.env`, which systemd and containers do not use. Without these words they would use another folder. */
function beforeCommands({ DATA_DIR, DATABASE_URL }: Env, root: string): string {
  const folder = DATA_DIR !== join(root, "data") && `DATA_DIR=${DATA_DIR} `;
  const database = DATABASE_URL && !hasFile(root) && "DATABASE_URL=... ";
  return [folder, database].filter(Boolean).join("");
}

/** Removes user and password. */
function databaseOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `PostgreSQL, ${host}${pathname}`;
}

function backupsOf({ DATABASE_URL, BACKUP_DIR }: Env): string {
  if (DATABASE_URL) return "pg_dump, see below";
  return BACKUP_DIR
    ? `every day in ${BACKUP_DIR}`
    : "none: the person who runs the server chooses a folder on another disk (set BACKUP_DIR)";
}

function mailOf({ SMTP_URL, CONTACT_TO, EMAILJS_USER_ID }: Env): string {
  if (SMTP_URL) return `${new URL(SMTP_URL).host}, to ${CONTACT_TO}`;
  return EMAILJS_USER_ID ? "EmailJS" : "none: messages are in the inbox only";
}

async function activePeople(administrators: AdministratorService, viewer: Viewer) {
  const all = await administrators.listIfAvailable(viewer);
  return all?.filter(({ isActive }) => isActive).map(({ email, role, activeUntil }) => ({ email, role, activeUntil }));
}

function byDate(one: Ownership, other: Ownership): number {
  return (one.renewsOn ?? "9999").localeCompare(other.renewsOn ?? "9999");
}

function repositoryIn(checklist: Ownership[]): string | undefined {
  const repository = checklist.find(({ what }) => what.toLowerCase() === "repository");
  return /https:\/\/[^\s,;]+/.exec(`${repository?.owner} ${repository?.note}`)?.[0];
}
