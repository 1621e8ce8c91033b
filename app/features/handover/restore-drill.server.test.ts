import { expect, inject, test } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";

test("a site without backups gives advice instead of testing one", async () => {
  const app = await startApp();
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  const response = await app.request("/api/restore-drill", { method: "POST", headers });
  const said = inject("postgresUrl") ? /pg_restore/ : /set BACKUP_DIR/;
  expect(await errorOf(response)).toEqual({ status: 409, message: expect.stringMatching(said) });
  await app.site.restoreDrill.runIfDue();
  expect(await app.site.restoreDrill.last()).toBeUndefined();
});
