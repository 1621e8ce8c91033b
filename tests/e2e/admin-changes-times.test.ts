/** Changes of several pages are published at a time that was chosen. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { listSets } from "./change-sets.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a time is chosen with the keyboard, and the desk names it", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await page.getByText("Publish later, or with other pages …").press("Enter");
  await page.getByLabel("Name of the changes").fill("July");
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Name of the changes").press("Enter");
  // The time zone is that of the site, not of this browser.
  await expect(page.getByText("Will be published on July 1, 2099, 09:00")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/admin/changes");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.goto("/admin");
  await page.getByRole("listitem").filter({ hasText: "“July” will be published" }).getByRole("link").click();
  await button(page, "Do not publish by itself").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("They will not be published by themselves any more.");
  await expect(page.getByText("Not published yet")).toBeVisible();
});

test("a text with a mistake or a past time gets no time: the form names the mistake and keeps the time", async ({
  page,
}) => {
  const before = await listSets(page);
  await page.goto("/admin/content/discover/mission");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("See the [events](https://).");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toContainText("a link needs an address");
  await expect(page.getByLabel("Publish at (optional)")).toHaveValue("2099-07-01T09:00");
  expect(await listSets(page)).toEqual(before);
  await text.fill("See the [events](/events).");
  await page.getByLabel("Publish at (optional)").fill("2020-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toHaveText(/No time is set yet\.\s*Choose a time in the future\./);
  expect(await listSets(page)).toEqual(before);
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByText("Will be published on July 1, 2099, 09:00")).toBeVisible();
});

test("a text that someone else published meanwhile is stored without its time, and both are shown", async ({
  page,
}) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("Mine.");
  await page.request.put("/api/content/discover/mission", { data: { text: "Theirs." } });
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toHaveText(
    "It is stored here, but has no time yet: it was changed meanwhile, too.",
  );
  await expect(page.getByText("Open it in these changes and choose one version.")).toBeVisible();
  await expect(page.getByText("Will be published on")).toHaveCount(0);
});

test("a draft post is published at a time from its form", async ({ page }) => {
  const key = "blogs/in-july";
  const post = {
    title: "In July",
    date: "2031-07-01",
    author: "Asha",
    summary: "Soon.",
    tags: ["July"],
    body: "Text.",
  };
  const { data } = (await (await page.request.get("/api/content/blogs/what-a-grant-panel-asks")).json()) as {
    data: { picture: object };
  };
  const begun = await page.request.post(`/api/content/${key}`, { data: { ...post, picture: data.picture } });
  expect(begun.status()).toBe(201);
  await page.goto(`/admin/content/${key}`);
  await page.getByLabel("Summary").fill("Very soon.");
  const copy = async () => (await page.request.get(`/api/content/${key}/draft`)).text();
  await expect.poll(copy).toContain("Very soon.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  // The first button would publish at once without the time.
  await expect(button(page, "Publish")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Publish at (optional)"), "a reload keeps it").toHaveValue("2099-07-01T09:00");
  await expect(button(page, "Publish")).toHaveCount(0);
  await button(page, "Publish at this time").first().click();
  await expect(page.getByText("Will be published on")).toBeVisible();
  await expect.poll(copy).toBe("null");
  await page.goto("/admin");
  const tasks = page.getByRole("region", { name: "Needs you now" }).getByRole("listitem");
  await expect(tasks.filter({ hasText: "“Changes to Blog: In July”" })).toHaveText(/will be published by itself/);
  await expect(tasks.filter({ hasText: "not saved" }), "the changes have the text").toHaveCount(0);
  await page.goto("/admin/content");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Blog: In July" }) });
  await expect(row).toContainText("Will be published on July 1, 2099");
  await row.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Summary"), "the text is in the changes").toHaveValue("Very soon.");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("In July");

  expect((await page.request.delete(`/api/content/${key}`)).status()).toBe(204);
  const { id } = (await listSets(page))[0]!;
  await page.goto(`/admin/changes/${id}`);
  await expect(page.getByRole("main")).toContainText("These changes cannot be published as they are.");
  const deleted = page.getByRole("listitem").filter({ hasText: "Blog: In July" });
  await expect(deleted).toContainText("It was deleted meanwhile.");
  await deleted.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "It was deleted from the site meanwhile. Save it here to bring it back with these changes.",
  );
});
