/** For a control: a failed commit counts as successful. */
import { StatementSync } from "node:sqlite";

const run = StatementSync.prototype.run;
StatementSync.prototype.run = function (this: StatementSync, ...values) {
  try {
    return Reflect.apply(run, this, values);
  } catch (error) {
    if (this.sourceSQL !== "commit") throw error;
    return { changes: 0, lastInsertRowid: 0 };
  }
};
