import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../platform/cache/encoding.ts";
import { typeOf } from "../platform/cache/static-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function precompress(folder: string): Promise<void> {
  const names = globSync("assets/*", { cwd: folder });
  await Promise.all(names.map((name) => precompressFile(join(folder, name))));
}

/** One block for the whole file saves 0.1 KB of React, and so much of every page. */
const ONE_BLOCK = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS };

async function precompressFile(file: string): Promise<void> {
  const plain = new Uint8Array(readFileSync(file));
  if (!isCompressible(typeOf(file) ?? null, plain.byteLength)) return;
  const [br, zipped] = await Promise.all([brotli(plain, { params: ONE_BLOCK }), zip(plain, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, zipped);
}
