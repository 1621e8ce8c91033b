/** The contract of the database: its tables, and what every implementation offers. */
import type { Generated, Kysely } from "kysely";
import type { DeliveryState } from "../../../domain/contact-message.ts";

export type Tables = {
  event: {
    id: Generated<number>;
    title: string;
    description: string;
    /** `YYYY-MM-DD`, text on every database, so that no driver makes a Date of it. */
    date: string;
    location: string;
    picture: string | null;
    createdAt: string;
    updatedAt: string;
  };
  picture: { hash: string; width: number; height: number; createdAt: string };
  pictureVariant: { hash: string; width: number; type: string; bytes: Uint8Array };
  contactMessage: {
    id: Generated<number>;
    fromName: string;
    fromEmail: string;
    message: string;
    receivedAt: string;
    readAt: string | null;
    answeredAt: string | null;
    /** Why this looks like spam; null for a message that does not. */
    suspicion: string | null;
  };
  /** The outbox: one row for each message that is to be mailed. */
  delivery: {
    id: Generated<number>;
    messageId: number;
    state: DeliveryState;
    attempts: number;
    reason: string | null;
    nextAttemptAt: string;
    leaseUntil: string | null;
    leaseToken: string | null;
    settledAt: string | null;
  };
  /** Whoever has a row here is an administrator. */
  profiles: { email: string; createdAt: string };
  /** One row; raised in the transaction of every write that visitors can see. */
  siteVersion: { id: number; version: number };
};

export type Executor = Kysely<Tables>;

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
  kind: DatabaseKind;
  kysely: Executor;
  /** Runs `work` in one transaction. `work` must await nothing but queries on its `trx`. */
  transaction<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result>;
  /** Runs `work`, a change of the schema, while no other process does the same. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Writes a consistent copy of everything into a new file. */
  backup(file: string): Promise<void>;
  /** Calls `changed` soon after another process may have written; answers how to stop. It may call too often, never too late. */
  watch(changed: () => void): () => Promise<void>;
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot take this now (locked for long, gone, full); trying again later may work. */
export class DatabaseUnavailable extends Error {}
