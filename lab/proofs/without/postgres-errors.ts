/** For a control: a commit without a response from PostgreSQL counts as successful. */
import { Client, type QueryResult } from "pg";

const query = Client.prototype.query as (this: Client, ...args: unknown[]) => Promise<Partial<QueryResult>>;
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const result = Reflect.apply(query, this, args);
  return args[0] === "commit" ? result.catch(() => ({ rows: [], rowCount: 0 })) : result;
} as typeof Client.prototype.query;
