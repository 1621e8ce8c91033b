/** Types scripts into every field, in a browser without Content-Security-Policy: escaping alone must be enough. */
import { eventCollection } from "../../app/features/events/event-collection.ts";
import { ADMIN, expect, photo, test } from "./fixtures.ts";

test.use({ bypassCSP: true });

const RUN = "window.ran=(window.ran||0)+1";
const ADDRESS = `javascript:${RUN}`;
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}">`,
  `"><img src=x onerror="${RUN}">`,
  `' autofocus onfocus='${RUN}' x='`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><img src=x onerror="${RUN}">`,
  `<iframe srcdoc="<script>parent.ran=(parent.ran||0)+1</script>"></iframe>`,
  ADDRESS,
  `<!--><img src=x onerror="${RUN}">-->`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `\u2028</script><img src=x onerror="${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<details open ontoggle="${RUN}">`,
];
/** Returns the short fields of an event, each with as much of `text` as it may have. */
const shortFields = (text: string) =>
  Object.fromEntries(
    Object.entries(eventCollection.fields).flatMap(([name, field]) =>
      field.kind === "line" ? [[name, text.slice(0, field.max)]] : [],
    ),
  );
/** Where a page takes this for markup, its programs run in turn. As the whole of an address only the other one runs. */
const ALL = PAYLOADS.join("");
const ran = () => Reflect.get(window, "ran") as number | undefined;

test("these programs run where a page takes them for markup", async ({ page, consoleMessages }) => {
  await page.goto("/healthz");
  await page.setContent(PAYLOADS.map((payload) => `<div>${payload}</div>`).join(""));
  await expect.poll(() => page.evaluate(ran)).toBeGreaterThan(4);
  await page.goto("/healthz");
  await page.setContent(ALL);
  await expect.poll(() => page.evaluate(ran)).toBeGreaterThan(4);
  consoleMessages.length = 0;
});

test("scripts in events and messages never run, at first load or after navigation", async ({
  page,
  signIn,
  events,
  site,
}) => {
  await signIn(ADMIN);
  const ids: number[] = [];
  const pages: string[] = [];
  const { buffer: image } = await photo();
  const shown = { date: "2099-01-01", state: "postponed", linkUrl: "https://example.edu/", image };
  for (const payload of PAYLOADS) {
    const long = { description: payload, outcome: payload };
    const { id, slug } = await events.add({ ...shortFields(payload), ...long, ...shown });
    ids.push(id);
    pages.push(`/events/${id}/${slug}`);
    const from = `10.9.0.${ids.length}`;
    const data = { from_name: payload.slice(0, 100), from_email: "meera@example.edu", message: payload };
    const sent = await page.request.post("/api/contact", { data, headers: { "X-Forwarded-For": from } });
    expect(sent.status()).toBe(201);
  }
  for (const path of [
    "/events",
    "/admin/messages",
    `/edit-event/${ids[0]}`,
    `/edit-event/${ids[5]}`,
    `/edit-event/${ids[7]}`,
    ...pages,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main")).not.toContainText("Loading...");
    expect(await page.evaluate(ran), path).toBeUndefined();
  }
  await page.goto("/");
  await page.getByRole("link", { name: "Events" }).first().click();
  await expect(page.getByRole("main")).toContainText(PAYLOADS[1]!);
  // By its name: the buttons of the rows appear in any order, and those of the fixed events belong to other tests.
  await page.getByRole("button", { name: `Delete ${PAYLOADS[1]!}`, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Event deleted successfully!");
  expect(await page.evaluate(ran)).toBeUndefined();
  expect(await (await fetch(`${site.url}/api/events`)).text()).toContain("onerror");
});

test("nor in the response to a form without scripts, nor in a URL", async ({ page, browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true, baseURL: site.url });
  const other = await context.newPage();
  for (const payload of [ALL, ADDRESS]) {
    const body = new URLSearchParams({ from_name: payload, from_email: payload, message: "" });
    const response = await page.request.post("/connect", {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      data: body.toString(),
    });
    await other.goto("/healthz");
    const answer = await response.text();
    expect(answer, "it shows what was typed").toContain(payload === ALL ? "onerror" : "javascript:");
    await other.setContent(answer);
    expect(await other.evaluate(ran), payload).toBeUndefined();
    for (const path of [
      `/blogs/${encodeURIComponent(payload)}`,
      `/${encodeURIComponent(payload)}`,
      `/team?year=${encodeURIComponent(payload)}`,
    ]) {
      await other.goto(path);
      expect(await other.evaluate(ran), path).toBeUndefined();
    }
  }
  await context.close();
});
