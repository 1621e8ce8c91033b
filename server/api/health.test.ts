import { expect, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";

test("/healthz and /readyz report process and database", async () => {
  const app = await startApp();
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
});

test("a closed database is not ready, but the process is still up", async () => {
  const app = await startApp();
  await app.site.database.close();
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(503);
});
