import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteQueryNode,
  InsertQueryNode,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import { LRUCache } from "lru-cache";
import type { DataFile } from "./data-file.ts";
import { DatabaseUnavailable } from "./database.ts";
import { stopIfFsyncFailed } from "./failed-fsync.ts";
import { isBusy, isDamage, isUnavailable } from "./sqlite-errors.ts";

/** How long a query waits for another process that writes, before the response is 503. */
export const BUSY_PATIENCE_MS = 2_000;
const BUSY_RETRY_MS = 20;
const MAX_CACHED_STATEMENTS = 200;

export class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #file: DataFile | undefined;
  readonly #statements: LRUCache<string, StatementSync>;
  endTurn: () => void = () => undefined;

  constructor(database: DatabaseSync, file: DataFile | undefined) {
    this.#database = database;
    this.#statements = new LRUCache({ max: MAX_CACHED_STATEMENTS, memoMethod: (sql) => database.prepare(sql) });
    this.#file = file;
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

  async executeBefore<Row>(giveUpAt: number, { query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map(toSqlValue);
    if (isWrite(query)) this.#file?.check();
    return whenNotBusy(giveUpAt, this.#file, () => {
      const statement = this.#statements.memo(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  streamQuery(): never {
    throw new Error("Streaming is not used here.");
  }
}

function isWrite(query: CompiledQuery["query"]): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

/** SQLite's own `busy_timeout` would block the event loop; this waits between tries. @throws {DatabaseUnavailable} */
async function whenNotBusy<Result>(giveUpAt: number, file: DataFile | undefined, run: () => Result): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw unavailableWhen(error, file);
      await wait(BUSY_RETRY_MS);
    }
  }
}

export function unavailableWhen(error: unknown, file: DataFile | undefined): unknown {
  stopIfFsyncFailed(error);
  if (isDamage(error)) file?.markDamaged(error.message);
  return isUnavailable(error) ? new DatabaseUnavailable("The database cannot take this now.", { cause: error }) : error;
}

/** `Date` and plain objects would silently be stored as NULL; here they throw. */
function toSqlValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(
    `A query parameter must be text, a number or bytes, not ${Object.prototype.toString.call(value)}.`,
  );
}
