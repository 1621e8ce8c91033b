import { expect, test, vi } from "vitest";
import type { InboxMessage } from "./contact-message.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { mailerOf } from "../../../tests/support/mailer.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { DeliveryFailure, type FailureKind } from "../../../platform/mail/delivery-failure.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "May I visit?" };

/** Returns an administrator's inbox; `fail` sets the result of the next mail. */
async function inbox({ mails = true }: { mails?: boolean } = {}) {
  const mailed: string[] = [];
  const next: { fail?: FailureKind } = {};
  const mailer = mailerOf(async ({ message }) => {
    const { fail } = next;
    next.fail = undefined;
    if (fail) throw new DeliveryFailure(fail, "The words of the service.");
    mailed.push(message);
  });
  const app = await startApp(mails ? { parts: { mailer } } : {});
  const Cookie = await cookieOf(app, ADMIN);
  const list = async (which = ""): Promise<InboxMessage[]> =>
    (await (await app.request(`/api/messages${which}`, { headers: { Cookie } })).json()) as InboxMessage[];
  return {
    app,
    mailed,
    next,
    list,
    send: (more: object = {}) => app.request("/api/contact", json("POST", { ...MESSAGE, ...more })),
    change: (id: number, body: object) => app.request(`/api/messages/${id}`, json("PATCH", body, Cookie)),
    resend: (id: number) => app.request(`/api/messages/${id}/resend`, { method: "POST", headers: { Cookie } }),
    resendFailed: () => app.request("/api/messages/failed/resend", { method: "POST", headers: { Cookie } }),
    remove: (id: number) => app.request(`/api/messages/${id}`, { method: "DELETE", headers: { Cookie } }),
    csv: () => app.request("/api/messages.csv", { headers: { Cookie } }),
    becomes: (state: string) => vi.waitFor(async () => expect((await list())[0]?.delivery?.state).toBe(state), 10_000),
  };
}

test("marking a message as answered also marks it as read", async () => {
  const { list, send, change } = await inbox();
  await send();
  expect((await change(1, { answered: true })).status).toBe(204);
  expect(await list()).toMatchObject([
    { readAt: expect.stringMatching(/Z$/), answeredAt: expect.stringMatching(/Z$/) },
  ]);
  expect((await change(1, { answered: false })).status).toBe(204);
  expect(await list()).toMatchObject([{ readAt: expect.stringMatching(/Z$/), answeredAt: null }]);
});

test("a change without fields, or with unknown ones, is rejected", async () => {
  const { send, change } = await inbox();
  await send();
  for (const body of [{}, { suspected: "yes" }, { from_name: "Mallory" }, { delivery: "delivered" }])
    expect((await change(1, body)).status, JSON.stringify(body)).toBe(400);
});

test("a message moved from spam to the inbox is mailed once", async () => {
  const { mailed, list, send, change, becomes } = await inbox();
  await send({ website: "https://spam.example" });
  expect([await list(), (await list("?list=suspected")).length]).toEqual([[], 1]);
  expect((await change(1, { suspected: false })).status).toBe(204);
  await becomes("delivered");
  expect((await change(1, { suspected: false })).status).toBe(204);
  expect([mailed, await list("?list=suspected")]).toEqual([[MESSAGE.message], []]);
  expect(await list()).toMatchObject([{ suspicion: null, delivery: { state: "delivered", reason: null } }]);
});

test("a message moved to the spam and back is not mailed twice", async () => {
  const { mailed, list, send, change, becomes } = await inbox();
  await send();
  await becomes("delivered");
  expect((await change(1, { suspected: true })).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(await list("?list=suspected")).toMatchObject([{ suspicion: "An administrator moved it here." }]);
  expect((await change(1, { suspected: false })).status).toBe(204);
  expect(await list()).toMatchObject([{ suspicion: null, delivery: { state: "delivered" } }]);
  expect(mailed).toEqual([MESSAGE.message]);
});

test("spam that could not be mailed is not sent again until it is in the inbox", async () => {
  const { mailed, next, list, send, change, resendFailed, becomes } = await inbox();
  next.fail = "refused";
  await send();
  await becomes("failed");
  await change(1, { suspected: true });
  expect(await (await resendFailed()).json()).toEqual({ resent: 0 });
  expect(await list("?list=suspected")).toMatchObject([{ delivery: null }]);
  expect(mailed).toEqual([]);
  await change(1, { suspected: false });
  await becomes("delivered");
  expect(mailed).toEqual([MESSAGE.message]);
});

test("five administrators who move a message at the same moment have it mailed once", async () => {
  const { mailed, send, change, becomes } = await inbox();
  await send({ website: "https://spam.example" });
  const responses = await Promise.all(Array.from({ length: 5 }, () => change(1, { suspected: false })));
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  await becomes("delivered");
  expect(mailed).toEqual([MESSAGE.message]);
});

test.each([
  ["refused", "failed"],
  ["unknown", "unknown"],
] as const)("a message that was %s shows why, and goes again when an administrator says so", async (fail, state) => {
  const { mailed, next, list, send, resend, becomes } = await inbox();
  next.fail = fail;
  await send();
  await becomes(state);
  expect(await list()).toMatchObject([{ delivery: { state, reason: "The words of the service." } }]);
  expect((await resend(1)).status).toBe(204);
  await becomes("delivered");
  expect([mailed, await list()]).toMatchObject([[MESSAGE.message], [{ delivery: { reason: null } }]]);
});

test("a delivered message can be sent again", async () => {
  const { mailed, send, resend, becomes } = await inbox();
  await send();
  await becomes("delivered");
  await resend(1);
  await vi.waitFor(() => expect(mailed).toHaveLength(2), 10_000);
});

test("a message that is being sent is not sent a second time", async () => {
  const { app, send, resend, becomes } = await inbox();
  await send();
  await becomes("delivered");
  await app.site.database.kysely
    .updateTable("delivery")
    .set({ state: "waiting", leaseUntil: "2999-01-01", leaseToken: "another process" })
    .execute();
  expect(await errorOf(await resend(1))).toMatchObject({
    status: 400,
    message: "The message is being sent right now.",
  });
});

test("spam, unknown messages and a site without mail cannot send again", async () => {
  const { send, resend } = await inbox();
  await send({ website: "x" });
  expect(await errorOf(await resend(1))).toMatchObject({
    status: 400,
    message: "Move the message to the inbox first.",
  });
  expect((await resend(2)).status).toBe(404);
  const withoutMail = await inbox({ mails: false });
  await withoutMail.send();
  expect(await errorOf(await withoutMail.resend(1))).toMatchObject({
    status: 400,
    message: "No mail service is set up.",
  });
});

test("one action restarts failed deliveries, and no others", async () => {
  const { app, mailed, next, list, send, resendFailed, becomes } = await inbox();
  for (const [message, fail, state] of [
    ["one", "refused", "failed"],
    ["two", "unknown", "unknown"],
    ["three", undefined, "delivered"],
    ["four", "refused", "failed"],
  ] as const) {
    next.fail = fail;
    await send({ message });
    await becomes(state);
  }
  const response = await resendFailed();
  expect([response.status, await response.json()]).toEqual([200, { resent: 2 }]);
  await vi.waitFor(() => expect(mailed).toEqual(["three", "one", "four"]), 10_000);
  expect((await list()).map(({ delivery }) => delivery?.state)).toEqual([
    "delivered",
    "delivered",
    "unknown",
    "delivered",
  ]);
  expect(await (await resendFailed()).json()).toEqual({ resent: 0 });
  expect(await app.site.database.kysely.selectFrom("delivery").select("messageId").execute()).toHaveLength(4);
});

test("nothing can be sent again where no mail is set up", async () => {
  const { send, resendFailed } = await inbox({ mails: false });
  await send();
  expect(await errorOf(await resendFailed())).toMatchObject({ status: 400 });
});

test("deleting a message deletes only it and its delivery", async () => {
  const { app, list, send, remove } = await inbox();
  await send();
  await send({ message: "another" });
  expect([(await remove(1)).status, (await remove(1)).status]).toEqual([204, 404]);
  expect(await list()).toMatchObject([{ id: 2, message: "another" }]);
  expect(await app.site.database.kysely.selectFrom("delivery").select("messageId").execute()).toEqual([
    { messageId: 2 },
  ]);
});

test("the export has no spam and is not cached", async () => {
  const { send, csv } = await inbox();
  await send({ message: "=1+1" });
  await send({ website: "x", message: "buy now" });
  const response = await csv();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="messages.csv"',
    "cache-control": "private, no-store",
  });
  const text = await response.text();
  expect(text).toContain(`"'=1+1"`);
  expect(text).not.toContain("buy now");
});
