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

test("a session with an unsaved step or a mistake says whether that prevents publishing", async ({ page }) => {
  const path = await beginSession(page);
  const set = `/api/change-sets/${path.split("/").at(-1)}`;
  await page.goto(`${path}/who-stays`);
  await page.getByLabel(/^Om Rai/).check();
  await page.goto(`${path}/publish`);
  await expect(page.getByRole("listitem").filter({ hasText: "is not saved yet" })).toHaveText(
    "What you changed in “Who stays” is not saved yet. Who stays",
  );
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  expect((await page.request.post(`${set}/publish`, { data: { at: "2099-01-01T00:00:00Z" } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^It will be published on .* 2099, .*, as it is stored\. Still to do:$/)).toBeVisible();
  await expect(page.getByText("Before it can be published:")).toHaveCount(0);
  const nodes = [{ name: "Robotics", description: "", coordinators: [] }];
  expect((await page.request.put(`${set}/documents/discover/nodes/2026`, { data: { nodes } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^As it is, it cannot be published on .* 2099, .*\.$/)).toBeVisible();
  await expect(page.getByText("Before it can be published:")).toBeVisible();
});
