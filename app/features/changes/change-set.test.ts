import { expect, test } from "vitest";
import { MAX_TITLE, usualTitle } from "./change-set.ts";

test("changes without a name are called after their first document", () => {
  expect(usualTitle("Home page")).toBe("Changes to Home page");
});

test("the name of changes is not the one of open changes", () => {
  const open = ["Changes to Home page", "Changes to Home page (2)"].map((title) => ({ title }));
  expect(usualTitle("Home page", open)).toBe("Changes to Home page (3)");
  const long = "long ".repeat(50);
  const second = usualTitle(long, [{ title: usualTitle(long) }]);
  expect(second).toMatch(/… \(2\)$/);
  expect(second.length).toBeLessThanOrEqual(MAX_TITLE);
});

test("the name after a long title can be saved", () => {
  const title = usualTitle(`Blog: ${"long ".repeat(50)}`);
  expect(title).toMatch(/^Changes to Blog: long .*…$/);
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
});
