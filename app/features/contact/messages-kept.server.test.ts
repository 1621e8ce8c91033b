import { expect, test } from "vitest";
import { ADMIN, startApp } from "../../../tests/support/app.ts";
import { openContent } from "../../../tests/support/edited-content.ts";
import { inboxService } from "./inbox.server.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };

/** A century ahead, because the app deletes messages that are older than content/site.yaml allows. */
test.each([
  ["2126-11-21T10:00:00.000Z", 12, "2125-11-21T10:00:00.000Z"],
  ["2128-02-29T10:00:00.000Z", 12, "2127-02-28T10:00:00.000Z"],
  ["2126-03-31T10:00:00.000Z", 1, "2126-02-28T10:00:00.000Z"],
  ["2126-01-15T00:00:00.000Z", 1, "2125-12-15T00:00:00.000Z"],
  ["2126-05-31T23:59:59.999Z", 6, "2125-11-30T23:59:59.999Z"],
])("at %s messages of the last %i months remain, and older ones are deleted", async (now, months, boundary) => {
  const { database } = (await startApp()).site;
  const age = (milliseconds: number) => new Date(Date.parse(boundary) + milliseconds).toISOString();
  const rows = [age(-1), age(0), age(1)].map((receivedAt) => ({
    fromName: "Meera",
    fromEmail: "meera@example.edu",
    message: "Hello",
    receivedAt,
  }));
  await database.kysely.insertInto("contactMessage").values(rows).execute();
  const service = inboxService({ database, outbox: undefined, now: () => new Date(now) });
  expect(await service.removeExpired(months)).toBe(1);
  const left = await service.list(VIEWER, { suspected: false });
  expect(left.rows.map(({ receivedAt }) => receivedAt)).toEqual([age(1), age(0)]);
  expect(await service.removeExpired(months)).toBe(0);
});

test.each([
  [1, "1 month"],
  [12, "12 months"],
])("visitors and the cell read that messages are kept for %i months", async (messagesKeptMonths, text) => {
  const { app, cookie, get, put, page } = await openContent();
  const { data } = await get("site");
  await put("site", { ...data, messagesKeptMonths });
  expect((await page("/connect")).replaceAll("<!-- -->", "")).toContain(`for ${text} at most`);
  const messages = await app.request("/admin/messages.data", { headers: { Cookie: cookie } });
  expect(await messages.text()).toContain(`"${text}"`);
});
