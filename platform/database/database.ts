import type { Generated, Kysely, SelectQueryBuilder } from "kysely";
import type { EditingRole } from "../../domain/session.ts";

/** The data of a site with SQLite, in `DATA_DIR`. */
export const DATABASE_FILE = "site.db";

/** A feature declares its own tables next to its code, in `*-tables.d.ts`. */
export interface Tables {
  picture: { hash: string; width: number; height: number; createdAt: string };
  pictureVariant: { hash: string; width: number; type: string; bytes: Uint8Array };
  /** Administrators and editors. */
  profiles: {
    email: string;
    createdAt: string;
    role: Generated<EditingRole>;
    /** The end of access; null for no end. */
    activeUntil: string | null;
    invitedBy: string | null;
    /** Exact to the hour; null if they never signed in. */
    lastSeenAt: string | null;
  };
  usedCode: { email: string; code: string; usedAt: string };
  /** One row: when the clock was last read, and since when it has run without a jump. */
  steadyClock: { id: number; seenAt: string; steadySince: string };
  /** One row; raised in the transaction of every write that visitors can see. */
  siteVersion: { id: number; version: number };
}

export type Executor = Kysely<Tables>;

type DatabaseKind = "sqlite" | "postgres";

export interface Database {
  kind: DatabaseKind;
  kysely: Executor;
  /** `work` must await nothing but queries on its `trx`. */
  transaction<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result>;
  /** For changes of the schema or outside the database: no other process runs `exclusively` at the same time. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls `changed` soon after another process may have written. Returns a function that stops watching. */
  watch(changed: () => void): () => Promise<void>;
  ping(): Promise<void>;
  /** Checks the stored data for damage. If there is any, `ping` rejects from then on and no write succeeds. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** Locks the rows of a query until the transaction ends. SQLite has only one writer. */
export function locked<Of extends keyof Tables, Row>(database: Database, query: SelectQueryBuilder<Tables, Of, Row>) {
  return database.kind === "postgres" ? query.forUpdate() : query;
}

export class DatabaseUnavailable extends Error {}
