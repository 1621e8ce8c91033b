import { pino } from "pino";
import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../tests/support/app.ts";
import { refusalOf } from "../../tests/support/requests.ts";

const REPORT = { page: "/events", TTFB: 12.4, FCP: 300, LCP: 900.6, INP: 40, CLS: 0.01234 };

async function open(env: Record<string, string> = { VITALS: "on" }) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await startApp({ log, env: { TRUST_PROXY: "1", ...env } });
  return { app, reports: () => lines.filter(({ msg }) => msg === "vitals") };
}

test("a report is one line of the log: the page and its rounded figures", async () => {
  const { app, reports } = await open();
  const response = await app.request("/api/vitals", json("POST", { ...REPORT, secret: "canary" }));
  expect([response.status, await response.text()]).toEqual([204, ""]);
  const figures = { page: "/events", TTFB: 12, FCP: 300, LCP: 901, INP: 40, CLS: 0.012 };
  expect(reports()).toEqual([expect.objectContaining(figures)]);
  expect(JSON.stringify(reports())).not.toContain("canary");
});

test("a report never says who is signed in, and sets no cookie", async () => {
  const { app, reports } = await open();
  const cookie = await cookieOf(app, ADMIN);
  const response = await app.request("/api/vitals", json("POST", REPORT, cookie));
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(JSON.stringify(reports())).not.toContain(ADMIN.email);
});

test.each([
  ["a query", { page: "/events?q=secret" }],
  ["a whole address", { page: "https://elsewhere.example/" }],
  ["no page", { LCP: 1 }],
  ["a line break", { page: "/a\nb" }],
  ["a long path", { page: `/${"a".repeat(200)}` }],
  ["a negative time", { page: "/", LCP: -1 }],
  ["an endless time", { page: "/", INP: 1e12 }],
  ["text for a figure", { page: "/", CLS: "0" }],
  ["no object", ["/"]],
])("%s is refused and leaves no line", async (_, report) => {
  const { app, reports } = await open();
  expect((await refusalOf(await app.request("/api/vitals", json("POST", report)))).status).toBe(400);
  expect(reports()).toEqual([]);
});

test("one address may send only so many, and others go on", async () => {
  const { app } = await open();
  const send = async (address: string) => {
    const { headers, ...rest } = json("POST", REPORT);
    return (await app.request("/api/vitals", { ...rest, headers: { ...headers, "X-Forwarded-For": address } })).status;
  };
  const statuses = new Set<number>();
  for (let turn = 0; turn < 301; turn += 1) statuses.add(await send("192.0.2.1"));
  expect([...statuses]).toEqual([204, 429]);
  expect(await send("192.0.2.2")).toBe(204);
});

test.each([[{}], [{ VITALS: "off" }]])(
  "with %j there is no such call, and no page speaks of measuring",
  async (env) => {
    const { app, reports } = await open(env);
    expect((await app.request("/api/vitals", json("POST", REPORT))).status).toBe(404);
    expect(reports()).toEqual([]);
    expect(await (await app.request("/privacy")).text()).not.toContain("How fast pages are");
    expect(await (await app.request("/")).text()).not.toContain("measured");
  },
);

test("the privacy page says that visits are measured", async () => {
  const { app } = await open();
  expect(await (await app.request("/privacy")).text()).toContain("How fast pages are");
});
