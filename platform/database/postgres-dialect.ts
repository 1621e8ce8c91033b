/** Kysely's dialect would use a connection again after a timeout, while its query still runs; this pool closes it. */
import { PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable } from "./database.ts";

export function postgresDialect(pool: Pool): PostgresDialect {
  const connect = async () => closedWhenBroken(await pool.connect().catch(throwUnavailable));
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

function closedWhenBroken(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // The server rolls back on its own; waiting for it would take as long again.
    if (broken) throwUnavailable(broken);
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (isOutage(error)) broken = error;
      return throwUnavailable(error);
    }
  };
  const release = (destroy?: boolean) => client.release(broken ?? destroy);
  // The type includes cursors, which are not used here.
  return { query: query as unknown as PostgresPoolClient["query"], release };
}

function throwUnavailable(error: unknown): never {
  throw isOutage(error) ? new DatabaseUnavailable("PostgreSQL does not respond.", { cause: error }) : error;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, resources, operator, system. */
const OUTAGE_CLASSES = ["08", "53", "57", "58"];
const OUTAGE_WORDS =
  /timeout|terminated|ECONNRE|ENOTFOUND|EAI_AGAIN|EPIPE|not queryable|Cannot use a pool after calling end/i;

/** The server failed, not the query. A lock timeout counts, because trying again may work. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (/^[0-9A-Z]{5}$/.test(code)) return OUTAGE_CLASSES.includes(code.slice(0, 2)) || code === "55P03";
  return OUTAGE_WORDS.test(`${code} ${error.message}`);
}
