/** A database for one test: a copied file, or in the PostgreSQL project a database that is emptied and used again. */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { TEMPLATE } from "./postgres.ts";

type OwnDatabase = { env: Record<string, string>; giveBack: () => Promise<void> };

/** Unused databases of this worker. Creating one takes a hundred times as long as emptying it. */
const idle: string[] = [];

export async function ownDatabase(folder: string): Promise<OwnDatabase> {
  const url = inject("postgresUrl");
  if (!url) {
    copyFileSync(inject("sqliteTemplate")!, join(folder, "site.db"));
    return { env: {}, giveBack: async () => undefined };
  }
  const name = idle.pop() ?? (await create(url));
  const giveBack = async () => {
    await query(url + name, EMPTY);
    idle.push(name);
  };
  return { env: { DATABASE_URL: url + name }, giveBack };
}

async function create(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(`${url}postgres`, `create database ${name} template ${TEMPLATE}`);
  await query(url + name, REMEMBER);
  return name;
}

const REMEMBER = ["user", "account", "profiles"]
  .map((table) => `create table "kept_${table}" as table "${table}"`)
  .join(";");

/** Removes all rows, restarts ids from 1, and restores the accounts. */
const EMPTY = `
  truncate document, event_proof, removed_document, collection_hash, working_copy, change_set, invitation, ownership, restore_drill, write_key, picture, picture_variant, contact_message, delivery, rate_limit, profiles, used_code, steady_clock, "twoFactor", "session", "account", "user", "verification" restart identity cascade;
  insert into "user" table "kept_user";
  insert into "account" table "kept_account";
  insert into profiles table kept_profiles;
  update site_version set version = 1;
`;

async function query(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}
