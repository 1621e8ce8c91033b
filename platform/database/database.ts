/** The contract of the database: its tables, and what every implementation offers. */
import type { Kysely } from "kysely";

/** A feature adds its own tables beside its code, in a file `*-tables.d.ts`. */
export interface Tables {
  picture: { hash: string; width: number; height: number; createdAt: string };
  pictureVariant: { hash: string; width: number; type: string; bytes: Uint8Array };
  /** Whoever has a row here is an administrator. */
  profiles: { email: string; createdAt: string };
  /** Codes of authenticator apps that were tried lately. */
  usedCode: { email: string; code: string; usedAt: string };
  /** One row: when the clock was last looked at, and since when it has gone on evenly. */
  steadyClock: { id: number; seenAt: string; steadySince: string };
  /** One row; raised in the transaction of every write that visitors can see. */
  siteVersion: { id: number; version: number };
}

export type Executor = Kysely<Tables>;

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
  kind: DatabaseKind;
  kysely: Executor;
  /** Runs `work` in one transaction. `work` must await nothing but queries on its `trx`. */
  transaction<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result>;
  /** Runs `work`, a change of the schema, while no other process does the same. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls `changed` soon after another process may have written; returns a function that stops it. It may call too often, never too late. */
  watch(changed: () => void): () => Promise<void>;
  /** Rejects when the database cannot be used. */
  ping(): Promise<void>;
  /** Looks in the background for damage in the stored data. Once some was found, `ping` rejects and nothing is written. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot take this now (locked for long, gone, full); trying again later may work. */
export class DatabaseUnavailable extends Error {}
