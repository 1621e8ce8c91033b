/** After a timeout, Kysely's PostgresDialect reuses a connection while its query still runs; this one discards it. */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable } from "./database.ts";

export function postgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PostgresDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init() {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#pool.connect().catch(throwUnavailable));
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: PostgresConnection) {
    // A broken connection is closed on release, and the server rolls back; waiting for it would take as long again.
    if (!connection.broken) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: PostgresConnection) {
    connection.release();
  }

  async destroy() {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  broken: Error | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, rowCount } = await this.#client.query<Row & object>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      if (isOutage(error)) this.broken = error;
      return throwUnavailable(error);
    }
  }

  // eslint-disable-next-line require-yield -- The contract asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not used here.");
  }

  release(): void {
    this.#client.release(this.broken);
  }
}

function throwUnavailable(error: unknown): never {
  throw isOutage(error) ? new DatabaseUnavailable("PostgreSQL does not respond.", { cause: error }) : error;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, resources, operator, system. */
const OUTAGE_CLASSES = ["08", "53", "57", "58"];
const OUTAGE_WORDS =
  /timeout|terminated|ECONNRE|ENOTFOUND|EAI_AGAIN|EPIPE|not queryable|Cannot use a pool after calling end/i;

/** The server failed, not the query. A lock timeout counts, because trying again may work. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (/^[0-9A-Z]{5}$/.test(code)) return OUTAGE_CLASSES.includes(code.slice(0, 2)) || code === "55P03";
  return OUTAGE_WORDS.test(`${code} ${error.message}`);
}
