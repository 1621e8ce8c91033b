/** `npm run content -- check | export DIR | import DIR` */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readContent, readContentFiles } from "../platform/content/index.ts";
import { openPictureShelf } from "../platform/content/picture-shelf.ts";
import { ContentProblems } from "../platform/content/problems.ts";
import { siteFolders } from "../platform/content/site-folders.ts";
import { HttpError } from "../platform/http-error.ts";
import { DATABASE_FILE } from "../platform/database/database.ts";
import { CommandError, givenPath, newFolder, readEnv, root, run, withDatabase } from "./command.ts";
import { exportContent, importContent, openContent, shelfOf, type Parts } from "./content-folder.ts";
import { editedProblems } from "./edited-content.ts";

const USAGE =
  "Usage: npm run content -- check\n       npm run content -- export DIR\n       npm run content -- import DIR    (replaces texts that were edited since the export)";
const { content: source, builtPictures } = siteFolders(root);

await run(async () => {
  const [what, given] = process.argv.slice(2);
  try {
    if (what === "check") return await check();
    if (!given) throw new CommandError(USAGE);
    if (what === "export") return await writeTo(newFolder(given));
    if (what === "import") return await readFrom(givenPath(given));
    throw new CommandError(USAGE);
  } catch (error) {
    throw error instanceof ContentProblems ? new CommandError(error.message) : error;
  }
});

async function check(): Promise<void> {
  const content = readContent(source, shelfOf(source));
  const years = [...content.students.keys()].join(", ");
  console.log(
    `content/ is in order: ${content.blogs.length} blogs, ${content.gallery.length} gallery pictures, teams of ${years}.`,
  );
  const env = readEnv();
  // A fresh clone has no database, and a check must not create one.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, DATABASE_FILE))) return;
  const files = readContentFiles(source, shelfOf(source));
  const problems = await withDatabase(async (database) => editedProblems(await openContent(database, files, "silent")));
  // Only a warning: an edited text never prevents a start, and can be corrected in the browser.
  if (problems) process.stderr.write(problems);
}

async function writeTo(folder: string): Promise<void> {
  const count = await withContent((parts) => exportContent(parts, source, folder));
  console.log(`${count} files, pictures included, are in ${folder}.`);
}

async function readFrom(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  const { changed, problems } = await withContent((parts) => importContent(parts, folder).catch(refused));
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  console.log(changed.length > 0 ? `Published: ${changed.join(", ")}` : "Everything is like that already.");
}

function refused(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const fields = Object.entries(error.fields ?? {}).map(([field, message]) => `${field}: ${message}`);
  throw new CommandError([error.message, ...fields].join("\n"));
}

/** Uses the pictures of the build, like the site. */
function withContent<Result>(work: (parts: Parts) => Promise<Result>) {
  return withDatabase(async (database) => {
    const files = readContentFiles(source, openPictureShelf(builtPictures));
    return work(await openContent(database, files));
  });
}
