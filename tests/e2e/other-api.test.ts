/** With API_URL another server has the events. */
import { startOtherApi, sendJson, type OtherApi } from "../support/other-api.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { ADMIN, expect, photo, test as base, EVENT as TYPED } from "./fixtures.ts";

const EVENT = {
  id: 5,
  title: "From elsewhere",
  description: "Kept by another server.",
  date: "2026-12-01",
  location: "There",
  image: "/pictures/poster.png",
};
const PLACEHOLDER = /No new events are announced/;

const test = base.extend<{ calls: OtherApi }, { other: OtherApi; site: SiteProcess }>({
  other: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const other = await startOtherApi();
      await use(other);
      await other.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ other }, use) => {
      const site = await startSite({ API_URL: other.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  calls: async ({ other }, use) => {
    other.asked.length = 0;
    await use(other);
  },
});

test("the other server's list is shown with pictures, also as an object with data", async ({ page, calls }) => {
  for (const body of [[EVENT], { data: [EVENT] }]) {
    calls.asked.splice(0);
    calls.respondWith((response) => sendJson(response, body));
    await page.goto("/events");
    await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
    const picture = page.getByRole("img", { name: EVENT.title });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(calls.asked[0]).toMatchObject({ method: "GET", path: "/api/events" });
  }
});

test("the page shows Loading until the other server responds; its policy allows no further one", async ({
  page,
  calls,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  calls.respondWith((response) => void promise.then(() => sendJson(response, [])));
  const policy = (await page.goto("/events"))!.headers()["content-security-policy"]!;
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));
  expect(directive("connect-src")).toBe(`connect-src 'self' ${calls.url}`);
  expect(directive("img-src")).toBe(`img-src 'self' blob: ${calls.url}`);
  expect(policy.match(/http:/g)).toHaveLength(2);
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  resolve();
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
});

const FAULTS: Record<string, Parameters<OtherApi["respondWith"]>[0]> = {
  "500": (response) => sendJson(response, { oops: true }, 500),
  garbage: (response) => void response.end("<h1>It works!</h1>"),
  nothing: (response) => void response.destroy(),
};

test("when the other server returns an error or garbage a notice offers to try again", async ({
  page,
  calls,
  consoleMessages,
}) => {
  for (const [fault, respond] of Object.entries(FAULTS)) {
    calls.respondWith(respond);
    await page.goto("/events");
    await expect(page.getByRole("alert"), fault).toContainText("could not be loaded");
    await expect(page.getByRole("heading", { name: "IDEATHON 2025" })).toBeVisible();
    calls.respondWith((response) => sendJson(response, [EVENT]));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: EVENT.title }), fault).toBeVisible();
    expect(consoleMessages.splice(0).every((message) => message.startsWith("Events could not be loaded:"))).toBe(true);
  }
});

test("an administrator's calls go to the other server, without our cookies", async ({ page, calls, signIn }) => {
  calls.respondWith((response) => sendJson(response, [EVENT]));
  await signIn(ADMIN);
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("alert")).toContainText("Event deleted successfully!");
  expect(calls.asked.at(-1)).toMatchObject({ method: "DELETE", path: "/api/events/5" });
  await page.goto("/edit-event/5");
  await page.getByLabel("Title", { exact: true }).fill("Another title");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("alert")).toContainText("Event updated successfully!");
  expect(calls.asked.map(({ method, path }) => `${method} ${path}`)).toContain("PUT /api/events/5");
  expect(calls.asked.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
});

test("a new event and its image go to the other server, which rejects them first", async ({ page, calls, signIn }) => {
  calls.respondWith((response) => sendJson(response, { error: { message: "The hall is unknown." } }, 422));
  await signIn(ADMIN);
  await page.goto("/add-event");
  for (const [label, text] of Object.entries(TYPED))
    await page
      .getByLabel(
        label.replace(/^./, (letter) => letter.toUpperCase()),
        { exact: true },
      )
      .fill(text);
  await page.getByLabel("Image").setInputFiles(await photo());
  // The other server knows no drafts and no other fields.
  await expect(page.getByRole("button", { name: /draft/ })).toHaveCount(0);
  for (const name of ["Fee", "Status", "Photo credit"]) await expect(page.getByLabel(name)).toHaveCount(0);
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to add event. Please try again.The hall is unknown.");
  // It responds with text.
  calls.respondWith((response, { method }) =>
    method === "POST" ? void response.writeHead(201).end("Event added") : sendJson(response, [EVENT]),
  );
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.getByRole("alert")).toContainText("Event added successfully!");
  await expect(page).toHaveURL("/events");
  const { path, type, body } = calls.asked.findLast(({ method }) => method === "POST")!;
  expect(path).toBe("/api/events");
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type! } }).formData();
  const { image, ...texts } = Object.fromEntries(form);
  expect(texts).toEqual(TYPED);
  expect((image as File).size).toBeGreaterThan(100);
});

test("a new image is uploaded to the other server, and its address is in the changed event", async ({
  page,
  calls,
  signIn,
}) => {
  calls.respondWith((response, { method }) =>
    sendJson(response, method === "POST" ? { imageUrl: "/pictures/new.png" } : [EVENT]),
  );
  await signIn(ADMIN);
  await page.goto("/edit-event/5");
  await page.getByLabel("New image").setInputFiles(await photo());
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("alert")).toContainText("Event updated successfully!");
  const upload = calls.asked.find(({ method }) => method === "POST")!;
  expect(upload.path).toBe("/api/upload");
  const form = await new Response(new Uint8Array(upload.body), {
    headers: { "Content-Type": upload.type! },
  }).formData();
  expect((form.get("file") as File).size).toBeGreaterThan(100);
  const { id: _, ...texts } = EVENT;
  const put = calls.asked.find(({ method }) => method === "PUT")!;
  expect(JSON.parse(put.body.toString())).toEqual({ ...texts, image: "/pictures/new.png" });
});
