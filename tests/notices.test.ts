/** The site serves the licences of all code that browsers download. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, startApp } from "./support/app.ts";

const REACT_LICENSE = readFileSync(join(ROOT, "node_modules/react/LICENSE"), "utf8").split("\n")[2]!;

test.each([
  ["a library in the scripts", `## react-router - `],
  ["the text of a library's licence", REACT_LICENSE],
  ["the display font", "Copyright 2022 The Bricolage Grotesque Project Authors"],
  ["the text font", "Copyright 2022 The Instrument Sans Project Authors"],
  ["the icons", "Lucide Icons and Contributors"],
])("the notices name %s", async (_, words) => {
  const app = await startApp();
  const response = await app.request("/third-party-notices.txt");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(words);
});
