/** The contract of the database: its tables, and what every implementation offers. */
import type { Generated, Kysely } from "kysely";
import type { DeliveryState } from "../../app/features/contact/contact-message.ts";
import type { EventAction, EventState, ImageFocus } from "../../app/features/events/event.ts";

export type Tables = {
  event: {
    id: Generated<number>;
    title: string;
    description: string;
    /** `YYYY-MM-DD`, text on every database, so that no driver makes a Date of it. */
    date: string;
    location: string;
    picture: string | null;
    startTime: Generated<string>;
    endDate: Generated<string>;
    endTime: Generated<string>;
    state: Generated<EventState>;
    stateNote: Generated<string>;
    linkUrl: Generated<string>;
    linkLabel: Generated<string>;
    outcome: Generated<string>;
    imageAlt: string | null;
    imageCredit: Generated<string>;
    imageFocus: Generated<ImageFocus>;
    /** JSON: `[{"hash", "width", "height", "alt"}]` */
    photos: Generated<string>;
    /** What calendars know it by; never changed. */
    uid: string;
    /** Null for a draft. */
    publishedAt: string | null;
    /** Null for what is not in the trash. */
    deletedAt: string | null;
    revision: Generated<number>;
    createdAt: string;
    updatedAt: string;
  };
  /** Every saved state of an event; the last one is what stands in `event`. */
  eventVersion: {
    eventId: number;
    revision: number;
    savedAt: string;
    savedBy: string;
    action: EventAction;
    /** JSON of the columns that people write. */
    snapshot: string;
  };
  /** Every picture that any version of an event shows. */
  eventPicture: { eventId: number; picture: string };
  /** Ids of published events that are gone for good. */
  removedEvent: { id: number; removedAt: string };
  /** What a form sent twice is known by. */
  writeKey: {
    email: string;
    key: string;
    /** A hash of the request, since a key stands for one request only. */
    request: string | null;
    eventId: number | null;
    createdAt: string;
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
  /** Codes of authenticator apps that were tried lately. */
  usedCode: { email: string; code: string; usedAt: string };
  /** One row: when the clock was last looked at, and since when it has gone on evenly. */
  steadyClock: { id: number; seenAt: string; steadySince: string };
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
  /** Calls `changed` soon after another process may have written; answers how to stop. It may call too often, never too late. */
  watch(changed: () => void): () => Promise<void>;
  /** Rejects when the database cannot be used. */
  ping(): Promise<void>;
  /** Looks in the background for damage in the stored data. Once some was found, `ping` rejects and nothing is written. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot take this now (locked for long, gone, full); trying again later may work. */
export class DatabaseUnavailable extends Error {}
