import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPictureShelf, type PictureManifest } from "./picture-shelf.ts";

function shelfWith(manifest: PictureManifest) {
  const folder = mkdtempSync(join(tmpdir(), "cell-shelf-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  return openPictureShelf(folder);
}

test("a picture comes with its size, both formats and every width", () => {
  const shelf = shelfWith({
    "team/a.svg": { name: "team-a-0f", width: 1600, height: 1200, widths: [320, 1080, 1600] },
  });
  expect(shelf({ file: "team/a.svg", alt: "Portrait" })).toEqual({
    alt: "Portrait",
    width: 1600,
    height: 1200,
    src: "/pictures/team-a-0f-1080.webp",
    widths: [320, 1080, 1600],
    formats: ["avif", "webp"],
  });
});

test("a picture brings the preview that was made of it", () => {
  const made = { name: "a-0f", width: 400, height: 300, widths: [320, 400] };
  const shelf = shelfWith({ "a.png": { ...made, preview: "12d294" }, "mark.svg": made });
  expect(shelf({ file: "a.png", alt: "" })?.preview).toBe("12d294");
  expect(shelf({ file: "mark.svg", alt: "" })?.preview).toBeUndefined();
});

test("a small picture falls back to its largest width", () => {
  const shelf = shelfWith({ "a.png": { name: "a-0f", width: 400, height: 300, widths: [320, 400] } });
  expect(shelf({ file: "a.png", alt: "" })?.src).toBe("/pictures/a-0f-400.webp");
});

test("a picture that the build has not made is not there, nor is any without a build", () => {
  expect(shelfWith({})({ file: "a.png", alt: "" })).toBeUndefined();
  expect(openPictureShelf("/no/such/folder")({ file: "a.png", alt: "" })).toBeUndefined();
});
