import { expect, test } from "vitest";
import { MAX_TITLE, usualTitle } from "./change-set.ts";

test("changes without a name are called after their first document", () => {
  expect(usualTitle("Home page")).toBe("Changes to Home page");
});

test("the name after a long title can be saved", () => {
  const title = usualTitle(`Blog: ${"long ".repeat(50)}`);
  expect(title).toMatch(/^Changes to Blog: long .*…$/);
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
});
