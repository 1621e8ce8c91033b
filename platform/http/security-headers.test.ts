import { expect, test } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { png } from "../../tests/support/pictures.ts";
import { addEvent, EVENT, form } from "../../tests/support/requests.ts";
import { pagePolicy } from "./security-headers.ts";

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};
/** Responses that shared caches may store, including the page for unknown paths. */
const CACHED = ["page", "unknown page", "list", "picture"];
const headersOf = (response: Response) =>
  Object.fromEntries(Object.keys(ALWAYS).map((name) => [name, response.headers.get(name)]));
const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

test("every kind of response has the headers and a closed policy", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { image, id } = await addEvent(app, cookie, { image: await png() });
  const Foreign = { Origin: "https://elsewhere.example" };
  const responses: [what: string, status: number, response: Response][] = [
    ["page", 200, await app.request("/")],
    ["unknown page", 404, await app.request("/no/such/page")],
    ["wrong method for a page", 405, await app.request("/team", { method: "PUT" })],
    ["unknown post", 404, await app.request("/blogs/no-such-post")],
    ["database check", 200, await app.request("/readyz")],
    ["redirect", 301, await app.request("/events//")],
    ["unreadable address", 400, await app.request("/%")],
    ["list", 200, await app.request("/api/events")],
    ["health", 200, await app.request("/healthz")],
    ["unknown call", 404, await app.request("/api/nothing")],
    ["wrong method", 405, await app.request("/api/contact")],
    ["visitor's write", 401, await app.request("/api/events", form(EVENT))],
    ["foreign write", 403, await app.request("/api/events", { method: "POST", headers: Foreign })],
    ["bad form", 400, await app.request("/api/events", form({}, cookie))],
    [
      "too large",
      413,
      await app.request("/api/events", { ...form(EVENT), headers: { Cookie: cookie, "Content-Length": "99999999" } }),
    ],
    ["picture", 200, await app.request(image)],
    ["unknown picture", 404, await app.request("/media/none.webp")],
    ["unknown asset", 404, await app.request("/assets/none.js")],
    ["deletion", 204, await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } })],
  ];
  for (const [what, status, response] of responses) {
    expect([response.status, headersOf(response)], what).toEqual([status, ALWAYS]);
    expect(policyOf(response), what).toMatch(/^default-src 'none'; (.*; )?frame-ancestors 'none'/);
    expect(policyOf(response), what).not.toMatch(/unsafe|\*|http:|data:/);
    expect(response.headers.get("Permissions-Policy"), what).toContain("camera=()");
    expect(response.headers.get("Cache-Control"), what).toMatch(
      CACHED.includes(what) ? /^public/ : /^(private, )?no-store$/,
    );
  }
});

test("an internal error has them too, and no details", async () => {
  const app = await startApp();
  await app.site.database.close();
  const response = await app.request("/api/events");
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(headersOf(response)).toEqual(ALWAYS);
  expect(await response.text()).not.toMatch(/sql|database is|\.ts|at /i);
});

test("a page enforces Trusted Types and runs only scripts that it names", async () => {
  const policy = policyOf(await (await startApp()).request("/"));
  for (const part of [
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "base-uri 'none'",
    "form-action 'self'",
    "style-src 'self'",
    "connect-src 'self'",
  ]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(policy).toMatch(/script-src 'self' ('sha256-[\w+/=]{44}' ?)+;/);
});

test("the policy lists each inline script, and the mark is removed", async () => {
  const response = await (await startApp()).request("/");
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].filter(
    ([tag]) => !/type="application\/(ld\+)?json"/.test(tag.split(">")[0]!),
  );
  expect(inline.length).toBeGreaterThan(0);
  for (const [, text] of inline) {
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("base64");
    expect(policyOf(response)).toContain(`'sha256-${hash}'`);
  }
  expect(html).not.toContain("nonce=");
});

test("HSTS is sent over https, and not on a local network", async () => {
  const overHttps = await startApp({ env: { PUBLIC_URL: "https://cell.example.edu" } });
  expect((await overHttps.request("/healthz")).headers.get("Strict-Transport-Security")).toBe(
    "max-age=31536000; includeSubDomains",
  );
  const local = await startApp({ env: { PUBLIC_URL: "http://cell.local" } });
  expect((await local.request("/healthz")).headers.has("Strict-Transport-Security")).toBe(false);
});

test("the policy allows another event server for fetches and pictures only", () => {
  const policy = pagePolicy({ scriptHashes: [], apiOrigin: "https://api.example.edu" }).split("; ");
  expect(policy.filter((part) => part.includes("api.example.edu")).map((part) => part.split(" ")[0])).toEqual([
    "img-src",
    "connect-src",
  ]);
});
