/** Kysely on `node:sqlite`, without a native addon. Several connections let reads continue while a write waits. */
import type { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
} from "kysely";
import type { DataFile } from "./data-file.ts";
import { BUSY_PATIENCE_MS, NodeSqliteConnection, unavailableWhen } from "./node-sqlite-connection.ts";
import { WriteTurn } from "./write-turn.ts";

/** More than are ever busy: each waiting write holds one for two seconds at most. */
const MAX_CONNECTIONS = 32;

export function nodeSqliteDialect(open: () => DatabaseSync, dataFile?: DataFile): Dialect {
  return {
    createAdapter: () => new PooledSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(open, dataFile),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class PooledSqliteAdapter extends SqliteAdapter {
  /** Otherwise Kysely runs one query at a time, and a waiting write blocks every reader. */
  override get supportsMultipleConnections() {
    return true;
  }
  /** Kysely's SQLite adapter returns false, but SQLite can: a migration is applied as a whole or not at all. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  readonly #file: DataFile | undefined;
  readonly #max: number;
  readonly #all: NodeSqliteConnection[] = [];
  /** Last in, first out: the connection used last has its statements and pages cached. */
  readonly #idle: NodeSqliteConnection[] = [];
  readonly #waiting: ((connection: NodeSqliteConnection) => void)[] = [];
  readonly #writeTurn = new WriteTurn();

  constructor(open: () => DatabaseSync, file: DataFile | undefined) {
    this.#open = open;
    this.#file = file;
    this.#max = file ? MAX_CONNECTIONS : 1;
  }

  async init() {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.length >= this.#max) return new Promise((done) => this.#waiting.push(done));
    const connection = new NodeSqliteConnection(this.#openAnother(), this.#file);
    this.#all.push(connection);
    return connection;
  }

  #openAnother(): DatabaseSync {
    // Without this check SQLite would create a new, empty file if it is missing.
    this.#file?.check();
    try {
      return this.#open();
    } catch (error) {
      throw unavailableWhen(error, this.#file);
    }
  }

  async beginTransaction(connection: NodeSqliteConnection) {
    const giveUpAt = performance.now() + BUSY_PATIENCE_MS;
    connection.endTurn = await this.#writeTurn.take(giveUpAt);
    try {
      // A transaction that starts with a read could fail later with a stale snapshot, so take the write lock now.
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
      // On a full disk SQLite has already rolled back; a second rollback would hide the first error.
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
