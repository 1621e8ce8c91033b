import { HtmlValidate } from "html-validate/node";
import { expect } from "./fixtures.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // React writes `charSet`, which HTML allows. Scripts from our own server need no integrity attribute.
  rules: { "attr-case": "off", "require-sri": "off" },
});

export async function expectValidHtml(html: string) {
  const report = await validator.validateString(html);
  expect(html, "the Nu checker knows no such attribute").not.toContain("rr-importmap");
  const problems = report.results.flatMap(({ messages }) => messages);
  expect(html.match(/class="[^"]*\bundefined\b[^"]*"/)?.[0], "a class that no style sheet has").toBeUndefined();
  expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
}
