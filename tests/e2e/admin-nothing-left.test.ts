/** The list of all content after everything that can be deleted was deleted. */
import type { ContentEntry } from "../../app/features/content/content.ts";
import { todayIn } from "../../domain/moments.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { findings } from "./axe.ts";
import { BEHIND_PROXY, expect, test as base } from "./fixtures.ts";

/** Uses its own site, because other tests leave deleted years in the trash. */
const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const site = await startSite(BEHIND_PROXY);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

const REMOVABLE = /^(blogs|discover\/nodes|team\/students)/;

test("with no years and posts left, this year begins empty, and a post is added or restored", async ({
  page,
  signIn,
}) => {
  await signIn();
  const entries = (await (await page.request.get("/api/content")).json()) as ContentEntry[];
  for (const { key } of entries.filter((entry) => REMOVABLE.test(entry.key)))
    expect((await page.request.delete(`/api/content/${key}`)).status(), key).toBe(204);

  await page.goto("/admin/content");
  const year = todayIn("Asia/Kolkata").slice(0, 4);
  for (const [name, key] of [
    ["Nodes", `discover/nodes/${year}`],
    ["Students", `team/students-${year}`],
  ] as const) {
    await page.getByRole("button", { name: `New: ${name} of ${year}` }).click();
    await expect(page).toHaveURL(`/admin/content/${key}`);
    await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
    await page.goto("/admin/content");
    await page.request.delete(`/api/content/${key}`);
  }

  await page.goto("/blogs");
  await expect(page.getByText("The first post is being written.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Follow the blogs in a feed reader" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.goto("/admin/content");
  const posts = page.getByRole("region", { name: "Blogs" });
  await posts.getByRole("link", { name: "New post" }).click();
  await page.getByLabel("Title of a new post").fill("The first again");
  await page.getByRole("button", { name: "Begin the post" }).click();
  await expect(page).toHaveURL("/admin/content/blogs/the-first-again");
  await page.request.delete("/api/content/blogs/the-first-again");
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Deleted posts and teams" }).click();
  await expect(page.getByText("Deleted texts stay here for at least 30 days")).toBeVisible();
  await page.getByRole("button", { name: "Restore What a grant panel asks" }).click();
  await expect(page.getByRole("alert")).toContainText("is back.");
  await page.goto("/admin/content");
  await expect(page.getByRole("link", { name: "View Blog: What a grant panel asks" })).toBeVisible();
});
