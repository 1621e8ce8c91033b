import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { raiseSiteVersion } from "./site-version.ts";

test("of those who hear of a change at once, one makes ready for it, and all wait until that is done", async () => {
  const { version, database } = (await startApp()).site;
  const before = version.current();
  const made: string[] = [];
  version.beforeNext(async (next) => {
    made.push(`${next} begins`);
    await wait(20);
    made.push(`${next} ends`);
  });
  await database.transaction(raiseSiteVersion);
  await Promise.all([version.refresh(), version.refresh()]);
  expect(made).toEqual([`${before + 1} begins`, `${before + 1} ends`]);
  expect(version.current()).toBe(before + 1);
});
