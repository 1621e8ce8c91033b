import { expect, test } from "vitest";
import type { PersonTexts } from "../../../domain/content/team.ts";
import { openContent } from "../../../tests/support/edited-content.ts";
import { shownIn } from "../../../tests/support/shown.ts";

/** A value for each text of a person, and the text on the page. */
const TEXTS: Record<keyof PersonTexts, [value: string, shown: string]> = {
  name: ["Meera Bisht", ">Meera Bisht<"],
  role: ["Treasurer", ">Treasurer<"],
  email: ["meera@example.edu", 'href="mailto:meera@example.edu"'],
  professional: ["https://example.org/meera", 'href="https://example.org/meera"'],
  photos: ["https://example.com/meera", 'href="https://example.com/meera"'],
};

test("the team shows every text of a person", async () => {
  const { get, put, page } = await openContent();
  const { data } = await get<{ members: object[] }>("team/students-2025");
  const person = Object.fromEntries(Object.entries(TEXTS).map(([name, [value]]) => [name, value]));
  const members = [person, ...data.members.slice(1)];
  expect((await put("team/students-2025", { ...data, members })).status).toBe(200);
  const html = shownIn(await page("/team"));
  for (const [name, [, shown]] of Object.entries(TEXTS)) expect(html, name).toContain(shown);
});
