/**
 * Kysely over `node:sqlite`: no native addon to compile. Several connections to one file, so that reading goes on
 * while a write waits for its turn; writes of this process stand in one line.
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

/** More than are ever busy at once: each waiting write holds one for two seconds at most. */
const MAX_CONNECTIONS = 32;

/** `open` makes another connection; an in-memory database can have only the one. */
export function nodeSqliteDialect(open: () => DatabaseSync, maxConnections = MAX_CONNECTIONS): Dialect {
  return {
    createAdapter: () => new PooledSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(open, maxConnections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class PooledSqliteAdapter extends SqliteAdapter {
  /** Kysely would otherwise let one query or transaction run at a time, and a waiting write would stop every reader. */
  override get supportsMultipleConnections() {
    return true;
  }
  /** Kysely runs SQLite's migrations outside of a transaction; SQLite can do better: a migration is kept whole or not at all. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  readonly #max: number;
  readonly #all: NodeSqliteConnection[] = [];
  /** Last in, first out: what was used a moment ago has its statements and pages at hand. */
  readonly #idle: NodeSqliteConnection[] = [];
  readonly #waiting: ((connection: NodeSqliteConnection) => void)[] = [];
  readonly #writeTurn = new Turn();

  constructor(open: () => DatabaseSync, max: number) {
    this.#open = open;
    this.#max = max;
  }

  async init() {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.length >= this.#max) return new Promise((done) => this.#waiting.push(done));
    const connection = new NodeSqliteConnection(this.#open());
    this.#all.push(connection);
    return connection;
  }

  async beginTransaction(connection: NodeSqliteConnection) {
    const giveUpAt = performance.now() + BUSY_PATIENCE_MS;
    connection.endTurn = await this.#writeTurn.take(giveUpAt);
    try {
      // IMMEDIATE takes the write lock now: a transaction that starts by reading cannot fail half-way for a stale snapshot.
      await connection.executeBefore(giveUpAt, CompiledQuery.raw("begin immediate"));
    } catch (error) {
      connection.endTurn();
      throw error;
    }
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    connection.endTurn();
  }

  async rollbackTransaction(connection: NodeSqliteConnection) {
    try {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
      if (connection.isTransaction()) await connection.executeQuery(CompiledQuery.raw("rollback"));
    } finally {
      connection.endTurn();
    }
  }

  async releaseConnection(connection: NodeSqliteConnection) {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }

  async destroy() {
    for (const connection of this.#all) connection.close();
  }
}

/** One line for all writes of this process; who has stood in it for too long leaves. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the turn and answers how to end it (ending twice does no harm). @throws {DatabaseUnavailable} after `giveUpAt` */
  async take(giveUpAt: number): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => promise);
    const timeout = new AbortController();
    const late = wait(giveUpAt - performance.now(), "late" as const, { signal: timeout.signal }).catch(() => "late" as const);
    if ((await Promise.race([before, late])) === "late") {
      resolve();
      throw new DatabaseUnavailable("Other writes are waiting before this one.");
    }
    timeout.abort();
    return resolve;
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Lets the next write of this process begin. */
  endTurn: () => void = () => undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#database.close();
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.executeBefore(performance.now() + BUSY_PATIENCE_MS, query);
  }

  async executeBefore<Row>(giveUpAt: number, { sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map(toSqlValue);
    return whenNotBusy(giveUpAt, () => {
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
async function whenNotBusy<Result>(giveUpAt: number, run: () => Result): Promise<Result> {
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
