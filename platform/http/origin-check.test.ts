import { expect, test } from "vitest";
import { json, startApp } from "../../tests/support/app.ts";
import { errorOf } from "../../tests/support/requests.ts";
import { checkOrigin } from "./origin-check.ts";

const PUBLIC_URL = "https://cell.example.edu";

function isRefused(
  headers: Record<string, string>,
  { method = "POST", publicUrl }: { method?: string; publicUrl?: string } = {},
): boolean {
  try {
    checkOrigin(new Request("http://localhost:3000/api/contact", { method, headers }), publicUrl);
    return false;
  } catch {
    return true;
  }
}

test("with PUBLIC_URL a write comes from exactly there", () => {
  expect(isRefused({ Origin: PUBLIC_URL }, { publicUrl: PUBLIC_URL })).toBe(false);
  for (const Origin of [
    "http://cell.example.edu",
    "https://cell.example.edu:8443",
    "https://cell.example.edu.elsewhere.example",
    "https://sub.cell.example.edu",
    "http://localhost:3000",
    "null",
    "",
  ]) {
    expect(isRefused({ Origin, Host: "cell.example.edu" }, { publicUrl: PUBLIC_URL }), Origin).toBe(true);
  }
});

test("without PUBLIC_URL the request's host counts, also on a local network", () => {
  expect(isRefused({ Origin: "http://192.168.1.5:3000", Host: "192.168.1.5:3000" })).toBe(false);
  expect(isRefused({ Origin: "http://localhost:3000" })).toBe(false);
  for (const Origin of [
    "http://192.168.1.5",
    "http://192.168.1.6:3000",
    "https://elsewhere.example",
    "null",
    "",
    "http://192.168.1.5:3000@elsewhere.example",
  ]) {
    expect(isRefused({ Origin, Host: "192.168.1.5:3000" }), Origin).toBe(true);
  }
});

test("without Origin, Sec-Fetch-Site refuses other sites, and command lines pass", () => {
  expect(isRefused({ "Sec-Fetch-Site": "cross-site" })).toBe(true);
  expect(isRefused({ "Sec-Fetch-Site": "same-origin" })).toBe(false);
  expect(isRefused({})).toBe(false);
});

test("reading is open to every page, writing by any other method is not", () => {
  const Origin = "https://elsewhere.example";
  for (const method of ["GET", "HEAD", "OPTIONS"]) expect(isRefused({ Origin }, { method }), method).toBe(false);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(isRefused({ Origin }, { method }), method).toBe(true);
});

test("the refusal comes before anything else, for pages and unknown calls too", async () => {
  const app = await startApp({ env: { PUBLIC_URL } });
  for (const path of ["/api/events", "/api/nothing", "/connect", "/healthz"]) {
    const request = json("POST", {});
    const response = await app.request(path, {
      ...request,
      headers: { ...request.headers, Origin: "https://elsewhere.example" },
    });
    expect(await errorOf(response), path).toEqual({ status: 403, message: "This request came from another site." });
  }
});

test("no response allows other sites' scripts to read it", async () => {
  const app = await startApp();
  const preflight = await app.request("/api/events", {
    method: "OPTIONS",
    headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "DELETE" },
  });
  const read = await app.request("/api/events", { headers: { Origin: "https://elsewhere.example" } });
  for (const response of [preflight, read])
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});
