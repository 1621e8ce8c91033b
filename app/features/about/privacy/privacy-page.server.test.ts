/** The privacy page names the cookies that the server sets. */
import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../../tests/support/app.ts";

type Cookie = { name: string; days: number };

function cookiesIn(response: Response): Cookie[] {
  return response.headers.getSetCookie().map((line) => ({
    name: line.split("=")[0]!,
    days: Number(/Max-Age=(\d+)/i.exec(line)?.[1]) / 86_400,
  }));
}

const byName = (one: Cookie, other: Cookie) => one.name.localeCompare(other.name);

test("the privacy page names session cookies, their lifetime and how Logout works", async () => {
  const app = await startApp();
  const html = await (await app.request("/privacy")).text();
  const entries = [...html.matchAll(/<li><strong>(.*?)<\/strong>(.*?)<\/li>/g)].map(([, name, text]) => ({
    name: name!,
    text: text!,
    days: Number(/(\d+) days/.exec(text!)?.[1]),
  }));
  const set = cookiesIn(await app.request("/api/session", json("POST", ADMIN)));
  expect(entries.map(({ name, days }) => ({ name, days })).sort(byName)).toEqual(set.sort(byName));

  const headers = { Cookie: await cookieOf(app, ADMIN) };
  const out = await app.request("/api/session", { method: "DELETE", headers });
  const deleted = cookiesIn(out).flatMap(({ name, days }) => (days === 0 ? name : []));
  const said = entries.flatMap(({ name, text }) => (text.includes("Logout deletes it") ? name : []));
  expect([...new Set(deleted)].filter((name) => entries.some((entry) => entry.name === name)).sort()).toEqual(
    said.sort(),
  );
});

test("a visitor gets no cookie", async () => {
  const app = await startApp();
  for (const path of ["/", "/events", "/connect", "/privacy", "/admin-login", "/api/events"])
    expect((await app.request(path)).headers.getSetCookie(), path).toEqual([]);
});
