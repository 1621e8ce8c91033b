/** For a control: a commit without a response from PostgreSQL counts as successful. */
import { Client, type QueryResult } from "pg";

const query = Client.prototype.query as (this: Client, ...words: unknown[]) => Promise<Partial<QueryResult>>;
Client.prototype.query = function (this: Client, ...words: unknown[]) {
  const result = Reflect.apply(query, this, words);
  return words[0] === "commit" ? result.catch(() => ({ rows: [], rowCount: 0 })) : result;
} as typeof Client.prototype.query;
