/** One connection to an SQLite file: prepared statements, plain values, and patience while another writes. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { DatabaseUnavailable } from "./database.ts";
import { stopIfFsyncFailed } from "./failed-fsync.ts";

/** How long a query waits for another process that is writing, before the answer is 503. */
export const BUSY_PATIENCE_MS = 2_000;
const BUSY_RETRY_MS = 20;
const MAX_CACHED_STATEMENTS = 200;

export class NodeSqliteConnection implements DatabaseConnection {
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
      stopIfFsyncFailed(error);
      if (!isUnavailable(error)) throw error;
      if (!isBusy(error) || performance.now() > giveUpAt)
        throw new DatabaseUnavailable("The database cannot take this now.", { cause: error });
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
  throw new TypeError(
    `A query parameter must be text, a number or bytes, not ${Object.prototype.toString.call(value)}.`,
  );
}
