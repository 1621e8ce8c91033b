/** For a control: SQLite has its rollback journal in memory (Node refuses OFF). */
import { DatabaseSync } from "node:sqlite";

// A file with a WAL cannot leave that mode in one step.
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  Reflect.apply(exec, this, [sql.replace("journal_mode = WAL", "journal_mode = DELETE; PRAGMA journal_mode = MEMORY")]);
};
