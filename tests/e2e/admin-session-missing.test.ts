/** A session that lacks something is not published, and its pages say where to add it. */
import type { ChangeSet } from "../../app/features/changes/change-set.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a session that still names a person who left cannot be published until it does not", async ({ page }) => {
  const path = await beginSession(page);
  const people = [{ name: "Meera Bisht", role: "Writer" }];
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/nodes`);
  await expect(page.getByText("A node may stay without a coordinator.")).toBeVisible();
  const coordinators = page.getByLabel("Coordinator", { exact: true });
  await coordinators.last().selectOption("Meera Bisht");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Texts" })).toBeVisible();
  const set = `/api/change-sets/${path.split("/").at(-1)}`;
  const nodes = "/documents/discover/nodes/2026";
  const { documents } = (await (await page.request.get(set)).json()) as ChangeSet;
  const [first, ...rest] = (documents.find(({ key }) => nodes.endsWith(key))!.data as { nodes: object[] }).nodes;
  const data = { nodes: [{ ...first, coordinators: ["Zoya Mirza"] }, ...rest] };
  expect((await page.request.put(set + nodes, { data })).status()).toBe(200);

  await page.goto(`${path}/publish`);
  const missing = page.getByRole("listitem").filter({ hasText: "still names" });
  await expect(missing).toHaveText(
    "Media & Branding still names Zoya Mirza, who is not in the new team. Check this step and save it: Nodes",
  );
  await expect(page.getByText("Event & PR has no coordinator yet. The page shows none.")).toBeVisible();
  await expect(page.getByText("Before it can be published:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await missing.getByRole("link").click();
  await coordinators.first().selectOption("Nobody yet");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Texts" })).toBeVisible();
  await page.getByRole("link", { name: "7. Publish" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
});

test("a session with a day says whether what is still to do prevents publishing", async ({ page }) => {
  const path = await beginSession(page);
  const set = `/api/change-sets/${path.split("/").at(-1)}`;
  expect((await page.request.post(`${set}/publish`, { data: { at: "2099-01-01T00:00:00Z" } })).status()).toBe(200);
  await page.goto(`${path}/who-stays`);
  await page.getByLabel(/^Om Rai/).check();
  await page.goto(`${path}/publish`);
  await expect(page.getByText(/^It will be published on .* 2099, .*, as it is stored\. Still to do:$/)).toBeVisible();
  await expect(page.getByText("Before it can be published:")).toHaveCount(0);
  const nodes = [{ name: "Robotics", description: "", coordinators: [] }];
  expect((await page.request.put(`${set}/documents/discover/nodes/2026`, { data: { nodes } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^As it is, it cannot be published on .* 2099, .*\.$/)).toBeVisible();
  await expect(page.getByText("Before it can be published:")).toBeVisible();
});

test("a day that is chosen from the last step leads back to it", async ({ page }) => {
  const path = await beginSession(page);
  await page.goto(`${path}/publish`);
  await page.getByRole("link", { name: "Choose the day" }).click();
  await page.getByLabel("Visitors see it from").fill("2040-07-01");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose the day" })).toHaveCount(0);
});

test("a text that was published meanwhile is decided with a link of the last step", async ({ page }) => {
  const path = await beginSession(page);
  const set = path.split("/").at(-1);
  await page.request.put(`/api/change-sets/${set}/documents/discover/mission`, { data: { text: "Prepared." } });
  await page.request.put("/api/content/discover/mission", { data: { text: "Published." } });
  await page.goto(`${path}/publish`);
  const missing = page.getByRole("listitem").filter({ hasText: "it was changed on the site meanwhile" });
  await missing.getByRole("link", { name: "Edit it" }).click();
  const published = page.getByRole("radio", { name: "Visitors see" });
  await expect(published).toHaveAccessibleDescription("Published.");
  await published.check();
  await page.getByRole("button", { name: "Save in these changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Look at it" })).toBeVisible();
  await expect(page.getByText("it was changed on the site meanwhile")).toHaveCount(0);
});

test("a message that says what is missing does not ask to try again", async ({ page }) => {
  const path = await beginSession(page);
  const set = Number(path.split("/").at(-1));
  const address = `/api/change-sets/${set}/documents/discover/nodes/2026`;
  const nodes = [{ name: "Robotics", description: "", coordinators: [] }];
  const saved = await page.request.put(address, { data: { nodes }, headers: { "If-Match": '"1"' } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto(`/admin/changes/${set}`);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The changes could not be published. Nodes of 2026: “Robotics”, Description: Write something here; it must not be empty. Nothing was published.",
  );
});
