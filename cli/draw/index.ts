import { mkdir, writeFile } from "node:fs/promises";
import { blogs } from "./blogs/index.ts";
import { events } from "./events/index.ts";
import { gallery } from "./gallery/index.ts";
import { toIco, toPng } from "./icon-file.ts";
import { favicon, mark, tile } from "./mark.ts";
import { team } from "./team/index.ts";

const pictures = new URL("../../content/pictures/", import.meta.url);
const site = new URL("../../public/", import.meta.url);

await save(new URL("mark.svg", pictures), mark());
await save(new URL("favicon.svg", site), favicon());
await save(new URL("favicon.ico", site), await toIco(mark(), [16, 32, 48]));
await save(new URL("apple-touch-icon.png", site), await toPng(tile(), 180));
for (const size of [192, 512]) await save(new URL(`icon-${size}.png`, site), await toPng(tile(), size));

await drawAll("gallery", gallery);
await drawAll("events", events);
await drawAll("blogs", blogs);
await drawAll("team", team);

async function drawAll(folder: string, scenes: Record<string, () => string>): Promise<void> {
  for (const [name, draw] of Object.entries(scenes)) await save(new URL(`${folder}/${name}.svg`, pictures), draw());
}

async function save(file: URL, content: string | Buffer): Promise<void> {
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, content);
}
