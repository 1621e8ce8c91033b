/** `npm run content -- check`: the same check of content/ as at start-up. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PictureReference } from "../domain/content/shared.ts";
import { readContent } from "../platform/content/index.ts";
import { ContentProblems } from "../platform/content/problems.ts";
import { CommandError, root, run } from "./command.ts";

await run(() => {
  if (process.argv[2] !== "check") throw new CommandError("Usage: npm run content -- check");
  try {
    const content = readContent(join(root, "content"), onDisk);
    const years = [...content.students.keys()].join(", ");
    console.log(
      `content/ is in order: ${content.blogs.length} blogs, ${content.gallery.length} gallery pictures, teams of ${years}.`,
    );
  } catch (error) {
    throw error instanceof ContentProblems ? new CommandError(error.message) : error;
  }
});

/** Only checks that the file exists; the build reads the rest. */
function onDisk(reference: PictureReference) {
  return "file" in reference && existsSync(join(root, "content/pictures", reference.file))
    ? { alt: reference.alt, width: 0, height: 0, src: "", widths: [], formats: [] }
    : undefined;
}
