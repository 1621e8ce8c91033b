/** For a control: a commit does not wait for the disk. */
import { DatabaseSync, StatementSync } from "node:sqlite";

const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
  Reflect.apply(exec, this, [sql.replace("synchronous = FULL", "synchronous = NORMAL")]);
};

// The site checks the setting; this fakes the result.
const get = StatementSync.prototype.get;
StatementSync.prototype.get = function (this: StatementSync, ...values) {
  return this.sourceSQL === "PRAGMA synchronous" ? { synchronous: 2 } : Reflect.apply(get, this, values);
};
