import { expect, test } from "vitest";
import type { ContactMessage } from "./contact-message.ts";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";

async function inbox() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  for (const message of ["first", "second", "third"]) {
    await app.request("/api/contact", json("POST", { from_name: "Meera", from_email: "meera@example.edu", message }));
  }
  return { app, cookie, list: () => listAs(app, cookie) };
}
async function listAs(app: App, cookie: string): Promise<ContactMessage[]> {
  return (await (await app.request("/api/messages", { headers: { Cookie: cookie } })).json()) as ContactMessage[];
}

test("an administrator reads the messages as they were sent, newest first", async () => {
  const { list } = await inbox();
  const messages = await list();
  expect(messages.map(({ message }) => message)).toEqual(["third", "second", "first"]);
  expect(messages[0]).toEqual({
    id: 3,
    from_name: "Meera",
    from_email: "meera@example.edu",
    message: "third",
    receivedAt: expect.any(String),
    readAt: null,
    answeredAt: null,
    suspicion: null,
    delivery: null,
  });
});

test("messages are never cached", async () => {
  const { app, cookie } = await inbox();
  const response = await app.request("/api/messages", { headers: { Cookie: cookie } });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("a refusal shows nothing of a message", async () => {
  const { app } = await inbox();
  const asUser = await app.request("/api/messages", { headers: { Cookie: await cookieOf(app, USER) } });
  const asVisitor = await app.request("/api/messages");
  expect([asUser.status, asVisitor.status]).toEqual([403, 401]);
  expect(`${await asUser.text()}${await asVisitor.text()}`).not.toMatch(/meera|second|third/i);
});

test("a message is marked as read and as new again, and no other is", async () => {
  const { app, cookie, list } = await inbox();
  const mark = async (read: boolean) => (await app.request("/api/messages/2", json("PATCH", { read }, cookie))).status;
  expect(await mark(true)).toBe(204);
  expect((await list()).map(({ readAt }) => readAt)).toEqual([null, expect.stringMatching(/Z$/), null]);
  expect(await mark(false)).toBe(204);
  expect((await list()).map(({ readAt }) => readAt)).toEqual([null, null, null]);
});

test("an unknown or malformed id returns 404", async () => {
  const { app, cookie } = await inbox();
  for (const id of ["99", "0", "02", "2.0", "two", "%00"]) {
    expect(
      await errorOf(await app.request(`/api/messages/${id}`, json("PATCH", { read: true }, cookie))),
      id,
    ).toMatchObject({ status: 404 });
  }
});

test("anything but true or false names the field and changes nothing", async () => {
  const { app, cookie, list } = await inbox();
  for (const body of [{ read: "true" }, { read: 1 }, { read: null }]) {
    expect(await errorOf(await app.request("/api/messages/2", json("PATCH", body, cookie)))).toMatchObject({
      status: 400,
      fields: { read: expect.any(String) },
    });
  }
  expect((await list()).every(({ readAt }) => readAt === null)).toBe(true);
});
