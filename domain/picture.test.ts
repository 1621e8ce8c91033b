import { expect, test } from "vitest";
import { srcSetOf } from "./picture.ts";

test("a srcset offers every width in one format", () => {
  const picture = { src: "/pictures/team-a-0f-1080.webp", widths: [320, 1080] };
  expect(srcSetOf(picture, "avif")).toBe("/pictures/team-a-0f-320.avif 320w, /pictures/team-a-0f-1080.avif 1080w");
  expect(srcSetOf(picture)).toBe("/pictures/team-a-0f-320.webp 320w, /pictures/team-a-0f-1080.webp 1080w");
});
