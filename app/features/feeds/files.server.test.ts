import jsonld from "jsonld";
import RssParser from "rss-parser";
import { expect, test } from "vitest";
import { SITE_PAGES } from "../../../tests/e2e/public-pages.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, storeUnchecked } from "../../../tests/support/requests.ts";

const PUBLIC_URL = "https://cell.example.edu";
const EVIL = `</script><script>alert(1)</script><img src=x onerror="alert(2)"> ]]> & ' " $& </head>`;

async function asAdmin(env: Record<string, string> = { PUBLIC_URL }) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const textOf = async (path: string) => (await app.request(path)).text();
  const add = (fields: Record<string, string | Uint8Array> = {}) => addEvent(app, cookie, fields);
  return { app, cookie, textOf, add };
}

/** Reads the structured data of a page with a third-party JSON-LD processor. */
async function thingsIn(html: string): Promise<Record<string, never>[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const documentLoader = async (url: string) => {
    expect(url).toMatch(/^https:\/\/schema\.org/);
    return { documentUrl: url, document: { "@context": { "@vocab": "https://schema.org/" } } };
  };
  const things = await Promise.all(
    scripts.map(async ([, text]) => {
      const expanded = await jsonld.expand(JSON.parse(text!) as object, { documentLoader });
      return jsonld.compact(expanded, { "@vocab": "https://schema.org/" });
    }),
  );
  return things as Record<string, never>[];
}

test("a feed reader reads the events newest first, with scripts as text", async () => {
  const { textOf, add } = await asAdmin();
  const { id, slug } = await add({ title: EVIL, description: EVIL, location: EVIL, date: "2026-12-01" });
  const feed = await new RssParser().parseString(await textOf("/events.atom"));
  expect(feed.items).toHaveLength(4);
  expect(feed.items[0]).toMatchObject({
    title: EVIL,
    link: `${PUBLIC_URL}/events/${id}/${slug}`,
    id: `${PUBLIC_URL}/events/${id}`,
  });
  expect(feed.items[0]!.summary).toContain(EVIL);
  expect(feed.items[1]!.title).toBe("Social Media Engagement Challenge");
});

test("control characters and halves of characters break no feed", async () => {
  const { app, textOf, add } = await asAdmin();
  await add();
  const description = "a\u0001b\u000Bc\uFFFEd";
  await storeUnchecked(app, { description });
  const feed = await new RssParser().parseString(await textOf("/events.atom"));
  expect(feed.items[0]!.summary).toContain("abcd");
});

test.each(["/events.ics", "/events.atom", "/sitemap.xml"])(
  "without PUBLIC_URL %s names the request's host, and shows a write at once",
  async (path) => {
    const { app, add } = await asAdmin({});
    const textFor = async (host: string) => (await app.request(`http://${host}${path}`)).text();
    expect(await textFor("one.example")).toContain("http://one.example/");
    expect(await textFor("two.example")).not.toContain("one.example");
    const { slug } = await add({ title: "Seen at once", date: "2030-01-01" });
    expect(await textFor("one.example")).toContain(slug);
  },
);

test("the feed of blogs names each post with its author", async () => {
  const { textOf } = await asAdmin();
  const feed = await new RssParser({ customFields: { item: ["author"] } }).parseString(await textOf("/blogs.atom"));
  expect(feed.items.map(({ title }) => title)).toContain("What a grant panel asks");
  expect(
    feed.items
      .map(({ isoDate }) => isoDate)
      .sort()
      .reverse(),
  ).toEqual(feed.items.map(({ isoDate }) => isoDate));
});

test.each([
  ["/events", "/events.atom"],
  ["/blogs", "/blogs.atom"],
])("%s names its feed in its head and in its text", async (page, feed) => {
  const { textOf } = await asAdmin();
  const html = await textOf(page);
  expect(html).toMatch(new RegExp(`<link rel="alternate" type="application/atom\\+xml" title="\\w+" href="${feed}"`));
  expect(html).toContain(`<a href="${feed}">`);
});

test("the sitemap has every public page and event once, with its date if known", async () => {
  const { textOf, add } = await asAdmin();
  const event = await add();
  const xml = await textOf("/sitemap.xml");
  const entries = new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(([, loc, day]) => [
      loc!,
      day,
    ]),
  );
  const pages = SITE_PAGES.map(({ path }) => path);
  for (const path of pages) expect(entries.has(PUBLIC_URL + path), path).toBe(true);
  expect(entries.get(`${PUBLIC_URL}/events/${event.id}/${event.slug}`)).toBe(event.updatedAt);
  expect(entries.get(`${PUBLIC_URL}/blogs/what-a-grant-panel-asks`)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(entries.get(`${PUBLIC_URL}/events/archive/ideathon-2025`)).toBeUndefined();
  expect(entries.size).toBe(pages.length + 1 + 3);
  expect(xml.match(/<url>/g)).toHaveLength(entries.size);
  expect([...entries.keys()].filter((path) => /admin|edit|:|\*/.test(path.slice(PUBLIC_URL.length)))).toEqual([]);
});

test("robots.txt has the excluded paths and the sitemap", async () => {
  const { textOf } = await asAdmin();
  const text = await textOf("/robots.txt");
  expect(text).toMatch(
    /^User-agent: \*\nDisallow: \/api\/\n[^]*\nSitemap: https:\/\/cell\.example\.edu\/sitemap\.xml\n$/,
  );
  const lines = text.split("\n");
  for (const path of ["/admin", "/add-event", "/edit-event/"]) expect(lines).toContain(`Disallow: ${path}`);
});

test("an event's page has structured data", async () => {
  const { textOf, add } = await asAdmin();
  const image = await png(900, 600);
  const { id, slug } = await add({ title: EVIL, startTime: "10:00", endTime: "12:30", state: "cancelled", image });
  const html = await textOf(`/events/${id}/${slug}`);
  expect(html).not.toContain("<script>alert(1)");
  const [event, trail] = await thingsIn(html);
  expect(event).toMatchObject({
    "@type": "Event",
    name: EVIL,
    startDate: "2026-03-09T10:00+05:30",
    endDate: "2026-03-09T12:30+05:30",
    eventStatus: "https://schema.org/EventCancelled",
    location: { "@type": "Place", name: EVENT.location },
    organizer: { "@type": "Organization" },
    image: expect.stringMatching(/^https:\/\/cell\.example\.edu\/media\//),
    url: `${PUBLIC_URL}/events/${id}/${slug}`,
  });
  expect(trail!.itemListElement).toMatchObject([{ name: "Home" }, { name: "Events" }, { position: 3, name: EVIL }]);
});

test.each([
  ["/events/archive/ideathon-2025", { "@type": "Event", startDate: "2025-04-17", endDate: "2025-04-17" }],
  ["/", { "@type": "Organization", url: `${PUBLIC_URL}/`, email: "cell@example.edu" }],
  ["/blogs/what-a-grant-panel-asks", { "@type": "BlogPosting", headline: "What a grant panel asks" }],
])("%s tells search engines what it is", async (path, expected) => {
  const { textOf } = await asAdmin();
  const [thing] = await thingsIn(await textOf(path));
  expect(thing).toMatchObject(expected);
});

test("a shared event shows its own picture or the card of all events", async () => {
  const { textOf, add } = await asAdmin();
  const metaOf = async ({ id, slug }: { id: number; slug: string }) => {
    const found = (await textOf(`/events/${id}/${slug}`)).matchAll(
      /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
    );
    return Object.fromEntries([...found].map(([, name, content]) => [name!, content!])) as Record<string, string>;
  };
  const event = await add({ image: await png(900, 600), imageAlt: "A stage", description: "word ".repeat(200) });
  const own = await metaOf(event);
  expect(own).toMatchObject({
    "og:image": PUBLIC_URL + event.image,
    "og:image:alt": "A stage",
    "og:image:width": "900",
  });
  const address = encodeURIComponent(`${PUBLIC_URL}/events/${event.id}/${event.slug}`);
  expect(await textOf(`/events/${event.id}/${event.slug}`)).toContain(
    `type="application/json+oembed" href="${PUBLIC_URL}/oembed?url=${address}"`,
  );
  expect(own.description!.length).toBeLessThanOrEqual(155);
  expect((await metaOf(await add()))["og:image"]).toMatch(/^https:\/\/cell\.example\.edu\/share\/events-/);
});

test("other sites may frame the next events where they are named, and nothing else", async () => {
  const policies = async (app: Awaited<ReturnType<typeof startApp>>, path: string) => {
    const { headers } = await app.request(path);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get("Content-Security-Policy")!) ?? [];
    return [ancestors, headers.get("X-Frame-Options")];
  };
  const open = await startApp({ env: { EMBED_ANCESTORS: "https://www.example.edu https://b.example.edu" } });
  expect(await policies(open, "/events/embed")).toEqual(["https://www.example.edu https://b.example.edu", null]);
  for (const path of ["/events", "/events/next.json", "/events/embed.data", "/events/archive/ideathon-2025"])
    expect(await policies(open, path), path).toEqual(["'none'", "DENY"]);
  expect(await policies(await startApp(), "/events/embed")).toEqual(["'self'", null]);
});

test("frame, JSON and oEmbed show the next five events as text", async () => {
  const { app, textOf, add } = await asAdmin();
  for (const day of [9, 3, 5, 1, 7, 8]) await add({ title: `Day ${day}`, date: `2999-01-0${day}` });
  await add({ title: EVIL, location: EVIL, date: "2998-12-31" });
  const next = (await (await app.request("/events/next.json")).json()) as { title: string; url: string }[];
  expect(next.map(({ title }) => title)).toEqual([EVIL, "Day 1", "Day 3", "Day 5", "Day 7"]);
  expect((await app.request("/events/next.json")).headers.get("Access-Control-Allow-Origin")).toBe("*");
  const html = await textOf("/events/embed");
  expect(html).not.toMatch(/<script|<img|style=/);
  expect(html, "links lead out of the frame").toContain('<base target="_blank"/>');
  expect([...html.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, url]) => url)).toEqual(next.map(({ url }) => url));
  const oembed = async (url: string) => app.request(`/oembed?url=${encodeURIComponent(url)}`);
  const rich = (await (await oembed(next[0]!.url)).json()) as { type: string; html: string; title: string };
  expect(rich).toMatchObject({ type: "rich", title: EVIL });
  expect(rich.html).not.toMatch(/<script|<img/);
  expect(await (await oembed(`${PUBLIC_URL}/events/embed`)).json()).toMatchObject({
    html: expect.stringContaining("<iframe"),
  });
  for (const url of [`${PUBLIC_URL}/`, "https://elsewhere.example/events/embed", `${PUBLIC_URL}/events/99/x`, "x"])
    expect((await oembed(url)).status, url).toBe(404);
});

test("next.json drops an event when its last day is over", async () => {
  const { app, cookie, add } = await asAdmin();
  const { id } = await add({ date: "2020-01-01", endDate: "2999-01-01" });
  await add({ date: "2020-01-01" });
  const count = async () => ((await (await app.request("/events/next.json")).json()) as unknown[]).length;
  expect(await count()).toBe(1);
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, date: "2020-01-01", endDate: "" }, cookie));
  expect(await count()).toBe(0);
});
