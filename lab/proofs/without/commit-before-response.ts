/** For a control: responds 50 ms before the commit. */
import { StatementSync } from "node:sqlite";

const run = StatementSync.prototype.run;
StatementSync.prototype.run = function (this: StatementSync, ...values) {
  if (this.sourceSQL !== "commit") return Reflect.apply(run, this, values);
  setTimeout(() => Reflect.apply(run, this, values), 50);
  return { changes: 0, lastInsertRowid: 0 };
};
