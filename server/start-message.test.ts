import { expect, test } from "vitest";
import { startApp } from "../tests/support/app.ts";
import { startMessage } from "./start-message.ts";

test("the terminal says where the site is and which data it has", async () => {
  const { site } = await startApp();
  const message = await startMessage(site, 3000);
  expect(message).toContain("TPIC is at http://localhost:3000");
  expect(message).toContain(`Data folder: ${site.env.DATA_DIR}`);
  expect(message).toContain("PUBLIC_URL is not set");
});

test("without an administrator it says how to add one, and with one it does not", async () => {
  const { site } = await startApp();
  expect(await startMessage(site, 3000)).not.toContain("npm run admin");
  await site.database.kysely.deleteFrom("profiles").execute();
  expect(await startMessage(site, 3000)).toContain("npm run admin -- add you@example.edu");
});

test("with PUBLIC_URL the site is there", async () => {
  const { site } = await startApp({ env: { PUBLIC_URL: "https://cell.example.edu" } });
  const message = await startMessage(site, 3000);
  expect(message).toContain("TPIC is at https://cell.example.edu");
  expect(message).not.toContain("PUBLIC_URL");
});
