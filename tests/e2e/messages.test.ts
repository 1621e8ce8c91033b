import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { ADMIN, expect, test } from "./fixtures.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "May I visit?" };

/** Rejects every mail while `takes` is false. */
async function mailServer() {
  const mail = { takes: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () =>
        done(mail.takes ? null : Object.assign(new Error("The mailbox is full"), { responseCode: 550 })),
      );
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    take: () => void (mail.takes = true),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const send = (site: SiteProcess, more: object = {}) =>
  fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...MESSAGE, ...more }),
  });

test("an administrator can mail all failed messages again; spam is counted", async ({ page }) => {
  const mail = await mailServer();
  const site = await startSite({ SMTP_URL: mail.url, CONTACT_TO: "cell@example.edu" });
  for (const message of ["one", "two"]) await send(site, { message });
  await send(site, { website: "https://spam.example" });
  await page.request.post(`${site.url}/api/session`, { data: ADMIN });
  await expect(async () => {
    await page.goto(`${site.url}/admin/messages`);
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(page.getByText("Could not be delivered")).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Spam (1)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Inbox (2 new)" })).toBeVisible();

  mail.take();
  await page.getByRole("button", { name: "Send all that failed again (2)" }).click();
  await expect(page.getByRole("button", { name: /Send all/ })).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(page.getByText("Mailed", { exact: true })).toHaveCount(2, { timeout: 500 });
  }).toPass();

  await page.getByRole("button", { name: "Move to spam" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "The message is in spam now." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Spam (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The message is in the inbox again." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Spam (1)" })).toBeVisible();

  // A message from before mail was set up looks like this.
  const database = new DatabaseSync(join(site.dataFolder, "site.db"), { timeout: 5_000 });
  database.exec("delete from delivery");
  database.close();
  await page.reload();
  await page
    .getByRole("button", { name: /Send by mail/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toHaveText("The message will be mailed.");
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(page.getByText("Mailed", { exact: true })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await site.stop();
  await mail.close();
});
