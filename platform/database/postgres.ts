import { CamelCasePlugin, Kysely, sql } from "kysely";
import { Client } from "pg";
import { StartError } from "../start-error.ts";
import type { Database, Tables } from "./database.ts";
import { watchChannel } from "./postgres-watch.ts";
import { migrateToLatest } from "./migrations/index.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { postgresPool } from "../postgres-pool.ts";

/** Enough for one process; several processes stay below PostgreSQL's default of 100. */
const MAX_CONNECTIONS = 10;
/** A write must fail with 503 within two seconds, so connecting or one query may take less. */
const PATIENCE_MS = 1_500;
/** Any number, the same in every process: the advisory lock for schema changes. */
const SCHEMA_LOCK = 727_461;

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = postgresPool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
  });
  const kysely = new Kysely<Tables>({ dialect: postgresDialect(pool), plugins: [new CamelCasePlugin()] });
  const database: Database = {
    kind: "postgres",
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    watch: (changed) => watchChannel(connectionString, changed),
    exclusively: (work) => holdingSchemaLock(connectionString, work),
    ping: async () => void (await sql`select 1`.execute(kysely)),
    // PostgreSQL checks its pages when it reads them.
    verify: async () => undefined,
    close: () => kysely.destroy(),
  };
  try {
    await database.exclusively(() => migrateToLatest(kysely, "postgres"));
    return database;
  } catch (error) {
    await kysely.destroy();
    throw startProblem(error) ?? error;
  }
}

const ESCAPES = "In the password, write / as %2F, @ as %40, : as %3A and # as %23.";
const NO_SERVER = "nothing listens there. Is PostgreSQL running, and are host and port right?";
const UNKNOWN_HOST = `there is no machine of this name. Is the host right? ${ESCAPES}`;

/** The message never contains DATABASE_URL, which may include a password. */
function startProblem(error: unknown): StartError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const messages: Record<string, string> = {
    ECONNREFUSED: NO_SERVER,
    ENOENT: NO_SERVER,
    ENOTFOUND: UNKNOWN_HOST,
    EAI_AGAIN: UNKNOWN_HOST,
    ERR_INVALID_URL: `this is not an address. ${ESCAPES}`,
    ETIMEDOUT: "the machine does not respond. Is the host right, and is the port open?",
    "28P01": "PostgreSQL refused the password.",
    "28000": "PostgreSQL refused the user.",
    "3D000": "there is no database of this name. Make it: createdb NAME",
    "42501": "the user may not make tables there. Make it the database's owner.",
  };
  const timeout = error instanceof Error && /timeout/i.test(error.message) ? messages.ETIMEDOUT : undefined;
  const problem = messages[code] ?? timeout;
  return problem ? new StartError(`DATABASE_URL: ${problem}`) : undefined;
}

/** Uses its own connection without the pool's timeouts: a schema change may take longer than a visitor would wait. */
async function holdingSchemaLock<Result>(connectionString: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [SCHEMA_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
