import type { Page } from "@playwright/test";
import { MAX_CONTACT_MESSAGE_LENGTH } from "../../app/features/contact/contact-message.ts";
import { findings } from "./axe.ts";
import { respond, expect, holdBack, requestsTo, test } from "./fixtures.ts";

const SUCCESS = "✅ Message sent successfully!";
const FAILURE = "❌ Failed to send message. Please try again.";
const MEERA = { name: "Meera Rawat", email: "meera@example.edu", message: "May I visit\non Thursday?" };

// Each test uses another address, since one address may send five messages in ten minutes.
let visitors = 0;
test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": `192.0.2.${(visitors += 1)}` }),
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

async function fill(page: Page, { name, email, message } = MEERA) {
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Message").fill(message);
}

async function expectFields(page: Page, { name, email, message }: typeof MEERA) {
  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Message")).toHaveValue(message);
}

test("the form shows Sending..., then success, and clears its fields", async ({ page }) => {
  await page.goto("/connect");
  await expect(page.getByRole("status")).toHaveText("");
  await fill(page);
  const release = await holdBack(page, "**/api/contact");
  await send(page);
  await expect(page.getByRole("status")).toHaveText("Sending...");
  await field(page, "Message").pressSequentially(" And on Friday?");
  await expectFields(page, MEERA);
  release();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  await expectFields(page, { name: "", email: "", message: "" });
  const replyTo = page.getByText(`We will reply to ${MEERA.email}. Is this address wrong?`);
  await expect(replyTo).toBeVisible();
  await field(page, "Message").fill("A second message");
  await expect(page.getByRole("status"), "it is not about the second message").toHaveText("");
  await expect(replyTo).toHaveCount(0);
});

test("on a phone the visitor sees what became of the message", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/connect");
  await fill(page, { ...MEERA, message: "May I visit?\n".repeat(9) });
  for (const outcome of [FAILURE, SUCCESS]) {
    if (outcome === FAILURE) await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
    // The button is at the lower edge, as after scrolling to it with a thumb.
    await page.getByRole("button", { name: "Send Message" }).evaluate((button) => button.scrollIntoView(false));
    await send(page);
    await expect(page.getByRole("status")).toHaveText(outcome);
    await expect(page.getByText(outcome)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText(MEERA.email)).toBeInViewport({ ratio: 1 });
});

test("when the server fails or does not respond, the form shows a failure and can send again", async ({ page }) => {
  for (const [how, fail] of [
    ["fails", () => respond(page, "POST", "**/api/contact", { status: 500, body: "" })],
    ["does not respond", () => page.route("**/api/contact", (route) => route.abort())],
  ] as const) {
    await page.goto("/connect");
    await fill(page);
    await fail();
    await send(page);
    await expect(page.getByRole("status"), how).toHaveText(FAILURE);
    await expectFields(page, MEERA);
    await page.unrouteAll();
    await send(page);
    await expect(page.getByRole("status"), how).toHaveText(SUCCESS);
  }
});

test("on a phone one tap on the first screen leads to the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/connect");
  const toForm = page.getByRole("main").getByRole("link", { name: "Write to us" });
  await expect(toForm).toBeInViewport({ ratio: 1 });
  await toForm.click();
  await expect(field(page, "Name")).toBeInViewport();
});

test("name, email and message are required, and the email must look like one", async ({ page }) => {
  const calls = requestsTo(page, "/api/contact");
  await page.goto("/connect");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  for (const missing of ["name", "email", "message"] as const) {
    await fill(page, { ...MEERA, [missing]: "" });
    await send(page);
    await expect(page.locator(":invalid:focus")).toHaveAttribute(
      "name",
      missing === "message" ? missing : `from_${missing}`,
    );
  }
  await fill(page, { ...MEERA, email: "not an address" });
  await send(page);
  await expect(field(page, "Email")).toBeFocused();
  expect(calls).toEqual([]);
});

test("server errors are shown next to their field", async ({ page }) => {
  await page.goto("/connect");
  await fill(page, { ...MEERA, name: "   " });
  await send(page);
  await expect(page.getByRole("status")).toHaveText(`${FAILURE}Check the marked fields.`);
  await expect(field(page, "Name")).toHaveAccessibleDescription("Enter your name.");
  await expect(field(page, "Message")).toHaveValue(MEERA.message);
  await field(page, "Message").fill("   ");
  await send(page);
  await expect(field(page, "Message")).toHaveAccessibleDescription(/./);
  expect(await findings(page)).toEqual([]);
  await field(page, "Message").fill(MEERA.message);
  await field(page, "Name").fill(MEERA.name);
  await expect(field(page, "Name"), "the error is gone").not.toHaveAccessibleDescription(/./);
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("status")).toHaveText(FAILURE);
});

test("a typed message is there again after a reload and after another page, until it is sent", async ({ page }) => {
  await page.goto("/connect");
  await fill(page);
  await page.reload();
  await expectFields(page, MEERA);
  await page.getByRole("main").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expectFields(page, MEERA);
  const sent = page.waitForRequest("**/api/contact");
  await send(page);
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  expect((await sent).postDataJSON(), "how long it took to type is unknown").not.toHaveProperty("elapsed");
  await page.reload();
  await expectFields(page, { name: "", email: "", message: "" });
});

test("nothing of a message that is too long is cut, and the form says what to do", async ({ page }) => {
  const message = "word ".repeat(MAX_CONTACT_MESSAGE_LENGTH / 4);
  await page.goto("/connect");
  await fill(page, { ...MEERA, message: "" });
  await field(page, "Message").focus();
  // Unlike `fill`, it obeys a limit of the field.
  await page.keyboard.insertText(message);
  await send(page);
  await expect(field(page, "Message")).toHaveAccessibleDescription(
    `Use at most ${MAX_CONTACT_MESSAGE_LENGTH.toLocaleString("en")} characters.`,
  );
  await expect(field(page, "Message")).toBeFocused();
  await expectFields(page, { ...MEERA, message });
});

test("too many messages show how long to wait", async ({ page }) => {
  await page.goto("/connect");
  for (let count = 0; count < 5; count += 1) {
    await fill(page);
    await send(page);
    await expect(field(page, "Message")).toHaveValue("");
  }
  await fill(page);
  await send(page);
  await expect(page.getByRole("status")).toContainText(FAILURE);
  await expect(page.getByRole("status")).toContainText("Too many messages in a short time.");
  await expectFields(page, MEERA);
});

test("an admin reads the messages, newest first, and marks one as read", async ({ page, signIn }) => {
  await page.clock.install();
  for (const [name, message] of [
    ["Asha Older", "First."],
    ["Bina Newer", "Line one\nline two"],
  ] as const) {
    await page.goto("/connect");
    await fill(page, { ...MEERA, name, message });
    // A message typed in no time counts as spam.
    await page.clock.fastForward("01:00");
    await send(page);
    await expect(page.getByRole("status")).toHaveText(SUCCESS);
  }
  await signIn();
  await page.goto("/events");
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 2 }).nth(0)).toHaveText("Bina Newer");
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText("Asha Older");
  const newest = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(newest.getByRole("link", { name: MEERA.email })).toHaveAttribute("href", `mailto:${MEERA.email}`);
  await expect(newest).toContainText("line two");
  await newest.getByRole("button", { name: "Mark as read" }).click();
  await expect(newest.getByText("Read", { exact: true })).toBeVisible();
  await page.reload();
  await expect(newest.getByText("Read", { exact: true })).toBeVisible();
  await newest.getByRole("button", { name: "Mark as new" }).click();
  await expect(newest.getByText("New", { exact: true })).toBeVisible();
});

test("a long message is cut until an admin opens it, and a failure to mark it is shown", async ({ page, signIn }) => {
  const message = `${"A line of spam.\n".repeat(200)}The last line.`;
  const data = { from_name: "Long Letter", from_email: MEERA.email, message };
  expect((await page.request.post("/api/contact", { data })).status()).toBe(201);
  await signIn();
  await page.goto("/admin/messages");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Long Letter" }) });
  expect((await row.boundingBox())!.height).toBeLessThan(600);
  await row.getByText("The whole message").click();
  await expect(row.getByText("The last line.")).toBeVisible();
  await expect(row.getByText("A line of spam.").filter({ visible: true }), "it is shown once").toHaveCount(1);
  await respond(page, "PATCH", "**/api/messages/*", { status: 503, body: "" });
  await row.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByRole("alert")).toHaveText("The message could not be changed. Try again.");
  await expect(row.getByRole("button", { name: "Mark as read" })).toBeVisible();
});
