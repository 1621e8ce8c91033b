/** Holds only one file of the ZIP in memory. Pictures and PDF files are compressed already. */
import { Zip, ZipPassThrough } from "fflate";

export type ZipEntry = { name: string; bytes: Uint8Array };

export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
