/** With `API_URL` the browser makes the calls of events to another server, without our cookies. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startSite } from "../support/site-process.ts";
import { ADMIN, EVENT, expect, test as base } from "./fixtures.ts";

type OtherServer = { url: string; calls: string[]; cookies: string[]; answers: { list: unknown; status: number } };

const test = base.extend<object, { other: OtherServer }>({
  other: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const { server, other } = await startOther();
      await use(other);
      server.closeAllConnections();
      server.close();
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
});

async function startOther(): Promise<{ server: Server; other: OtherServer }> {
  const other: OtherServer = { url: "", calls: [], cookies: [], answers: { list: [], status: 200 } };
  const server = createServer((request: IncomingMessage, response) => {
    other.calls.push(`${request.method} ${request.url}`);
    if (request.headers.cookie) other.cookies.push(request.headers.cookie);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.statusCode = request.method === "OPTIONS" ? 204 : other.answers.status;
    response.end(request.method === "GET" ? JSON.stringify(other.answers.list) : undefined);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  other.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, other };
}

test.beforeEach(({ other }) => {
  Object.assign(other, {
    calls: [],
    cookies: [],
    answers: { list: { data: [{ ...EVENT, id: 7, image: "" }] }, status: 200 },
  });
});

test("the list is the other server's, on the first page and on later ones", async ({ page, other }) => {
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "IDEATHON 2025" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
  expect(other.calls).toEqual(["GET /api/events", "GET /api/events"]);
});

test("when the other server fails the page says so, and Try again helps", async ({ page, other, consoleMessages }) => {
  other.answers.status = 500;
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(consoleMessages.splice(0)).toContainEqual(expect.stringMatching(/^Events could not be loaded:/));
  other.answers.status = 200;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an admin's writes go to the other server, without our cookies", async ({ page, other, signIn }) => {
  await signIn(ADMIN);
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await page.goto("/edit-event/7");
  await page.getByLabel("Title", { exact: true }).fill("Another title");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  expect(other.calls).toEqual(expect.arrayContaining(["DELETE /api/events/7", "PUT /api/events/7"]));
  expect(other.cookies).toEqual([]);
});
