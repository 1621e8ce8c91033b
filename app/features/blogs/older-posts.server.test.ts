import { expect, test } from "vitest";
import { openContent } from "../../../tests/support/edited-content.ts";

const OF_FILES = 3;

/** Creates a post for each day from 1 January 2024 on, older than those of the files. */
async function siteWithPosts(count: number) {
  const site = await openContent();
  const { data } = await site.get("blogs/what-a-grant-panel-asks");
  for (let number = OF_FILES + 1; number <= count; number += 1) {
    const date = new Date(Date.UTC(2024, 0, count - number + 1)).toISOString().slice(0, 10);
    const response = await site.put(`blogs/post-${number}`, { ...data, title: `Post number ${number}.`, date });
    expect(response.status, await response.clone().text()).toBe(200);
  }
  return site;
}

/** Returns the titles of these posts, and the links between the pages. */
async function read(page: (path: string) => Promise<string>, path: string) {
  const html = await page(path);
  return {
    posts: html.match(/<article/g)?.length,
    numbers: [...html.matchAll(/Post number (\d+)\.<\/a>/g)].map(([, number]) => Number(number)),
    links: [...html.matchAll(/href="(\/blogs(?:\?[^"]*)?)"[^>]*>((?:Older|Newer) posts)</g)].map(([, to, name]) => [
      name,
      to,
    ]),
  };
}

test("the list names date and author of each post", async () => {
  const { page } = await openContent();
  const cards = (await page("/blogs")).match(/<article.*?<\/article>/gs)!;
  expect(cards).toHaveLength(OF_FILES);
  expect(cards.find((card) => card.includes("What a grant panel asks"))).toMatch(/May 5, 2025.*Gurnoor Kaur Sandhu/s);
});

test("the blogs page shows the newest 24 posts and links to older ones", async () => {
  const { page } = await siteWithPosts(49);
  const first = await read(page, "/blogs");
  expect([first.posts, first.numbers.at(0), first.numbers.at(-1)]).toEqual([24, 4, 24]);
  expect(first.links).toEqual([["Older posts", "/blogs?page=2"]]);
  const second = await read(page, "/blogs?page=2");
  expect([second.posts, second.numbers.at(0), second.numbers.at(-1)]).toEqual([24, 25, 48]);
  expect(second.links).toEqual([
    ["Older posts", "/blogs?page=3"],
    ["Newer posts", "/blogs"],
  ]);
  const last = await read(page, "/blogs?page=3");
  expect(last).toEqual({ posts: 1, numbers: [49], links: [["Newer posts", "/blogs?page=2"]] });
  expect(await read(page, "/blogs?page=99"), "beyond the last").toEqual(last);
  for (const wrong of ["0", "1", "-1", "1.5", "two", ""])
    expect(await read(page, `/blogs?page=${wrong}`), wrong).toEqual(first);
});

test("with 24 posts there is one page without links to others", async () => {
  const { page } = await siteWithPosts(24);
  expect(await read(page, "/blogs")).toMatchObject({ posts: 24, links: [] });
});
