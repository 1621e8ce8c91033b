import type { Nullable, Selectable } from "kysely";
import type { InboxMessage, MessageChange } from "./contact-message.ts";
import { toContactMessage } from "./contact-rows.server.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor, Tables } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { countRows, readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import { enqueue, requeueFailed, takeBack } from "./outbox/delivery-queue.server.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { ListPage } from "../../../domain/cursor.ts";

const BY_HAND = "An administrator moved it here.";

type InboxPage = PageOptions & { suspected: boolean };
type InboxRow = Selectable<Tables["contactMessage"]> &
  Nullable<Pick<Selectable<Tables["delivery"]>, "state" | "reason">>;

export type InboxService = ReturnType<typeof inboxService>;
type Parts = { database: Database; outbox: { wake: () => void } | undefined; now?: () => Date };

export function inboxService({ database, outbox, now = () => new Date() }: Parts) {
  const selectMessages = () =>
    database.kysely
      .selectFrom("contactMessage")
      .leftJoin("delivery", "delivery.messageId", "contactMessage.id")
      .selectAll("contactMessage")
      .select(["delivery.state", "delivery.reason"]);

  return {
    /** Returns one page of the inbox or of the spam, newest first. */
    async list(viewer: Viewer, { suspected, ...options }: InboxPage): Promise<ListPage<InboxMessage>> {
      requireAdmin(viewer);
      const messages = selectMessages().where("suspicion", suspected ? "is not" : "is", null);
      const { rows, ...places } = await readPage(messages, ["contactMessage.id"], options);
      return { ...places, rows: rows.map(toInboxMessage) };
    },

    /** Returns the whole inbox, newest first. */
    async all(viewer: Viewer): Promise<InboxMessage[]> {
      requireAdmin(viewer);
      const rows = await selectMessages().where("suspicion", "is", null).orderBy("contactMessage.id", "desc").execute();
      return rows.map(toInboxMessage);
    },

    /** @throws {HttpError} 401, 403, 404 for an unknown id */
    async change(viewer: Viewer, id: number, { read, answered, suspected }: MessageChange): Promise<void> {
      requireAdmin(viewer);
      const at = now().toISOString();
      await database.transaction(async (trx) => {
        const { suspicion } = await findMessage(trx, id);
        const changes = {
          ...(read !== undefined && { readAt: read ? at : null }),
          ...(answered !== undefined && { answeredAt: answered ? at : null, ...(answered && { readAt: at }) }),
          ...(suspected !== undefined && { suspicion: suspected ? (suspicion ?? BY_HAND) : null }),
        };
        if (Object.keys(changes).length > 0)
          await trx.updateTable("contactMessage").set(changes).where("id", "=", id).execute();
        if (suspected === false && suspicion && outbox) await enqueue(trx, id, now());
        if (suspected) await takeBack(trx, id);
      });
      outbox?.wake();
    },

    /** `unread` does not count spam. */
    async counts(viewer: Viewer): Promise<{ unread: number; suspected: number; failed: number }> {
      requireAdmin(viewer);
      const messages = database.kysely.selectFrom("contactMessage");
      const deliveries = database.kysely.selectFrom("delivery");
      return {
        unread: await countRows(messages.where("suspicion", "is", null).where("readAt", "is", null)),
        suspected: await countRows(messages.where("suspicion", "is not", null)),
        failed: await countRows(deliveries.where("state", "=", "failed")),
      };
    },

    /** Returns the number of messages. @throws {HttpError} 400 without mail */
    async resendFailed(viewer: Viewer): Promise<number> {
      requireAdmin(viewer);
      if (!outbox) throw new HttpError(400, "No mail service is set up.");
      const { numUpdatedRows } = await requeueFailed(database.kysely, now());
      outbox.wake();
      return Number(numUpdatedRows);
    },

    /** @throws {HttpError} 404, or 400 if it is already waiting or there is no mail */
    async resend(viewer: Viewer, id: number): Promise<void> {
      requireAdmin(viewer);
      if (!outbox) throw new HttpError(400, "No mail service is set up.");
      await database.transaction(async (trx) => {
        const { suspicion } = await findMessage(trx, id);
        if (suspicion) throw new HttpError(400, "Move the message to the inbox first.");
        await trx.deleteFrom("delivery").where("messageId", "=", id).where("leaseUntil", "is", null).execute();
        if (!(await enqueue(trx, id, now()))) throw new HttpError(400, "The message is being sent right now.");
      });
      outbox.wake();
    },

    /** @throws {HttpError} 401, 403, 404 for an unknown id */
    async remove(viewer: Viewer, id: number): Promise<void> {
      requireAdmin(viewer);
      const { numDeletedRows } = await database.kysely
        .deleteFrom("contactMessage")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new HttpError(404, "There is no such message.");
    },

    async removeSuspected(viewer: Viewer): Promise<number> {
      requireAdmin(viewer);
      const { numDeletedRows } = await database.kysely
        .deleteFrom("contactMessage")
        .where("suspicion", "is not", null)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async removeExpired(keepMonths: number): Promise<number> {
      // The same day and time, or the last day of a shorter month.
      const oldest = now().toTemporalInstant().toZonedDateTimeISO("UTC").subtract({ months: keepMonths });
      const { numDeletedRows } = await database.kysely
        .deleteFrom("contactMessage")
        .where("receivedAt", "<", new Date(oldest.epochMilliseconds).toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function toInboxMessage({ state, reason, ...row }: InboxRow): InboxMessage {
  return { ...toContactMessage(row), delivery: state && { state, reason } };
}

async function findMessage(trx: Executor, id: number): Promise<{ suspicion: string | null }> {
  const row = await trx.selectFrom("contactMessage").select("suspicion").where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such message.");
  return row;
}
