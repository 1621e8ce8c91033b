import { HtmlValidate } from "html-validate/node";
import { expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // React writes `charSet`, which HTML allows; and what comes from our own server needs no seal against it.
  rules: { "attr-case": "off", "require-sri": "off" },
});

for (const path of [
  ...PUBLIC_PAGES.map((page) => page.path),
  "/team?year=2024",
  "/no-such-page",
  "/blogs/no-such-blog",
]) {
  test(`the HTML of ${path} is valid`, async ({ request, events }) => {
    await events.add();
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    expect(html, "the Nu checker knows no such attribute").not.toContain("rr-importmap");
    const problems = report.results.flatMap(({ messages }) => messages);
    expect(html.match(/class="[^"]*\bundefined\b[^"]*"/)?.[0], "a class that no style sheet has").toBeUndefined();
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });
}
