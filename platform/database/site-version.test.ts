import { expect, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { raiseSiteVersion } from "./site-version.ts";

test("two that read the version at once both see the change", async () => {
  const { version, database } = (await startApp()).site;
  const before = version.current();
  await database.transaction(raiseSiteVersion);
  await Promise.all([version.refresh(), version.refresh()]);
  expect(version.current()).toBe(before + 1);
});
