/** Loaded into a site by a control: SQLite keeps what it needs for going back in memory only (OFF is refused by Node). */
import { DatabaseSync } from "node:sqlite";

// A file that has a log already (WAL) cannot lose it in one step.
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  Reflect.apply(exec, this, [sql.replace("journal_mode = WAL", "journal_mode = DELETE; PRAGMA journal_mode = MEMORY")]);
};
