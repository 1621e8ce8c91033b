import { ADMIN, expect, test } from "./fixtures.ts";

const MEERA = { name: "Meera Rawat", email: "meera@example.edu", message: "May I visit on Thursday?" };

let visitors = 0;
test.use({
  javaScriptEnabled: false,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": `198.51.100.${(visitors += 1)}` }),
});

test("a rejected message is shown again with its error, then sent and confirmed", async ({ page }) => {
  const name = `${MEERA.name} ${crypto.randomUUID()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/connect");
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await page.getByLabel("Email", { exact: true }).fill(MEERA.email);
  await page.getByLabel("Message", { exact: true }).fill(MEERA.message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "❌ Failed to send message. Please try again.Check the marked fields.",
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Enter your name.");
  await expect(page.getByText("Enter your name.")).toBeInViewport();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(MEERA.email);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(MEERA.message);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toHaveText("✅ Message sent successfully!");
  await expect(page.getByRole("status")).toBeInViewport();
  for (const label of ["Name", "Email", "Message"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await page.request.post("/api/session", { data: ADMIN });
  expect(await (await page.request.get("/api/messages")).json()).toContainEqual(
    expect.objectContaining({ from_name: name, from_email: MEERA.email, message: MEERA.message }),
  );
});
