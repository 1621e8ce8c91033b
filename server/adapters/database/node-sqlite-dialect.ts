/**
 * Kysely over `node:sqlite`: no native addon to compile. One connection; Kysely's own mutex lets one transaction
 * or query use it at a time.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import { DatabaseUnavailable } from "./database.ts";

/** How long a query waits for another process that is writing, before the answer is 503. */
const BUSY_PATIENCE_MS = 2_000;
const BUSY_RETRY_MS = 20;
const MAX_CACHED_STATEMENTS = 200;

export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely runs SQLite's migrations outside of a transaction; SQLite can do better: a migration is kept whole or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init() {}

  async acquireConnection() {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    // IMMEDIATE takes the write lock now: a transaction that starts by reading cannot fail half-way for a stale snapshot.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection() {}

  async destroy() {
    this.#database.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map(toSqlValue);
    return whenNotBusy(() => {
      const statement = this.#prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Not from the cache: a statement that is being stepped through must not be run again meanwhile.
    for (const row of this.#database.prepare(sql).iterate(...parameters.map(toSqlValue))) yield { rows: [row as Row] };
  }

  #prepare(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * SQLite's own `busy_timeout` would block the event loop while it waits; this waits between tries instead.
 * @throws {DatabaseUnavailable} when the lock was not free within the patience
 */
async function whenNotBusy<Result>(run: () => Result): Promise<Result> {
  const giveUpAt = performance.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!isBusy(error) || performance.now() > giveUpAt) throw new DatabaseUnavailable("The database cannot take this now.", { cause: error });
      await wait(BUSY_RETRY_MS);
    }
  }
}

/** Result codes of https://www.sqlite.org/rescode.html, without their extended part. */
const SQLITE = { BUSY: 5, LOCKED: 6, READONLY: 8, IOERR: 10, FULL: 13, CANTOPEN: 14 };
const UNAVAILABLE = new Set(Object.values(SQLITE));

function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.has(resultCode(error));
}

function isBusy(error: unknown): boolean {
  return [SQLITE.BUSY, SQLITE.LOCKED].includes(resultCode(error));
}

function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

/** `Date` and plain objects would bind as NULL without a word; here they are refused. */
function toSqlValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A query parameter must be text, a number or bytes, not ${Object.prototype.toString.call(value)}.`);
}
