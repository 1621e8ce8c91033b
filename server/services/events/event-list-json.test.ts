import fc from "fast-check";
import { expect, test } from "vitest";
import type { Viewer } from "../../../domain/session.ts";
import { startApp } from "../../../tests/support/app.ts";
import { ADMIN } from "../../../tests/support/accounts.ts";
import { EVENT } from "../../../tests/support/requests.ts";

const STEPS = 60;
const viewer: Viewer = { user: { email: ADMIN.email }, role: "admin" };

async function eventsOf() {
  const { site } = await startApp();
  const { events } = site;
  const listed = async () => JSON.parse((await events.listJson()).toString()) as unknown;
  const change = {
    add: (title: string) => events.create(viewer, { ...EVENT, title, date: "2026-03-09" }),
    draft: (title: string) => events.create(viewer, { ...EVENT, title, draft: true }),
    move: (id: number) =>
      events.update(viewer, id, { ...EVENT, title: "Moved, “with” quotes — and ü", date: "2024-02-29" }),
    withdraw: (id: number) => events.update(viewer, id, { ...EVENT, draft: true }),
    publish: (id: number) => events.update(viewer, id, { ...EVENT, draft: false }),
    remove: (id: number) => events.remove(viewer, id),
    restore: (id: number) => events.restore(viewer, id),
  };
  return { site, events, listed, change };
}

const step = fc.tuple(
  fc.constantFrom("add", "add", "draft", "move", "withdraw", "publish", "remove", "restore"),
  fc.integer({ min: 1, max: 8 }),
);

test("after any changes the bytes of the list are the list", async () => {
  const { events, listed, change } = await eventsOf();
  expect(await listed()).toEqual([]);
  const [steps] = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), 1);
  for (const [what, id] of steps!) {
    if (what === "add" || what === "draft") await change[what](`${what} ${id}`);
    else await change[what](id).catch(() => "there is no such event, or it is not in the trash");
    expect(await listed(), JSON.stringify(steps)).toEqual(await events.list());
  }
});

test("lists that are made at once while events change end as the list", async () => {
  const { events, listed, change } = await eventsOf();
  for (let turn = 1; turn <= 4; turn += 1) await change.add(`Talk ${turn}`);
  await Promise.all([listed(), change.move(2), listed(), change.remove(3), listed(), change.withdraw(4), listed()]);
  expect(await listed()).toEqual(await events.list());
});

test("an event whose revision is known is not read again", async () => {
  const { site, listed, change } = await eventsOf();
  const before = await change.add("Before");
  await listed();
  await site.database.kysely.updateTable("event").set({ title: "Behind the back" }).execute();
  const after = await change.add("After");
  expect(await listed()).toEqual([after, before]);
});
