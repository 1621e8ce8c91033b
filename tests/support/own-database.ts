/** A database for one test: a copied file, or in the PostgreSQL project a database that is emptied and used again. */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { TEMPLATE } from "./postgres.ts";

type OwnDatabase = { env: Record<string, string>; giveBack: () => Promise<void> };

/** A connection to each unused database of this worker. Creating one takes a hundred times as long as restoring it. */
const idle: Client[] = [];

export async function ownDatabase(folder: string): Promise<OwnDatabase> {
  const url = inject("postgresUrl");
  if (!url) {
    copyFileSync(inject("sqliteTemplate")!, join(folder, "site.db"));
    return { env: {}, giveBack: async () => undefined };
  }
  const client = idle.pop() ?? (await create(url));
  const giveBack = async () => {
    await client.query(RESTORE);
    idle.push(client);
  };
  return { env: { DATABASE_URL: url + client.database }, giveBack };
}

async function create(url: string): Promise<Client> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = await connect(`${url}postgres`);
  await server.query(`create database ${name} template ${TEMPLATE}`).finally(() => server.end());
  const client = await connect(url + name);
  await client.query(KEEP);
  return client;
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** Copies the accounts and all other rows of a new database. Later, foreign keys do not matter: all tables are emptied. */
const KEEP = `
  create schema kept;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%I as table public.%I', name, name);
    end loop;
  end $$;
  set session_replication_role = replica;
`;

/** Brings these rows back and lets ids begin at 1. Deleting takes a tenth of the time of truncating. */
const RESTORE = `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'kept' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I table kept.%I', name, name);
    end loop;
  end $$;
  select setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where last_value is not null;
`;
