import { sql } from "kysely";
import type { Database, Executor } from "./database.ts";

/** Transactions that lock the same name run one after the other. On SQLite all writing transactions do so already. */
export async function lockName({ kind }: Pick<Database, "kind">, trx: Executor, name: string): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
