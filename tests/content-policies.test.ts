/** Checks the Content-Security-Policy of every kind of response with Google's CSP Evaluator. */
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity, type Finding } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { ADMIN, cookieOf, startApp } from "./support/app.ts";
import { png } from "./support/pictures.ts";
import { addEvent } from "./support/requests.ts";

/** Findings above this number depend on what a site hosts. Here `HIGH_MAYBE` counts, too. */
const judge = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE);

test("the evaluator finds weaknesses of a common policy", () => {
  expect(judge("default-src 'self'; script-src 'self' 'unsafe-inline' https:").length).toBeGreaterThan(1);
});

test("the evaluator finds no weakness in any policy", async () => {
  const app = await startApp({
    env: { PUBLIC_URL: "https://cell.example.edu", EMBED_ANCESTORS: "https://example.edu" },
  });
  const Cookie = await cookieOf(app, ADMIN);
  const { image } = await addEvent(app, Cookie, { image: await png() });
  const addresses = [
    "/",
    "/events",
    "/connect",
    "/admin-login",
    "/nothing",
    "/admin/messages",
    "/admin/account",
    "/edit-event/1",
    "/events.data",
    "/events/embed",
    "/events.ics",
    "/events.atom",
    "/robots.txt",
    "/sitemap.xml",
    "/site.webmanifest",
    "/api/events",
    "/api/nothing",
    "/api/session",
    "/api/openapi.json",
    "/healthz",
    "/media/nothing",
    "/assets/nothing.js",
    "/%",
    "//doubled",
    image,
  ];
  for (const address of addresses) {
    const response = await app.request(address, { headers: { Cookie } });
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy, address).toMatch(/^default-src 'none'/);
    expect(judge(policy!), address).toEqual([]);
  }
});
