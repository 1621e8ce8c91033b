/**
 * Converts a WOFF2 font to TrueType, because the picture library cannot read WOFF2. Supports only what our fonts use.
 * https://www.w3.org/TR/WOFF2/
 */
import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { restoreGlyphs } from "./woff2-glyphs.ts";

type Table = { tag: string; bytes: Buffer };

/** Table names that WOFF2 writes as a number. */
const KNOWN_TAGS =
  `cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX
  vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat
  fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill`
    .split(/\s+/)
    .map((tag) => tag.replace("_", " "));

const TRUETYPE = 0x00010000;
const HEADER_BYTES = 48;
/** Where `head` contains the entry size of `loca`. */
const LOCA_FORMAT_OFFSET = 50;

/**
 * Renames the font to `family`, so that an installed font is not used instead. @throws for anything but WOFF2 with
 * TrueType outlines
 */
export function trueTypeOf(woff2: Buffer, family: string): Buffer {
  if (woff2.toString("latin1", 0, 4) !== "wOF2" || woff2.readUInt32BE(4) !== TRUETYPE)
    throw new Error("This is no WOFF2 font with TrueType outlines.");
  const tables = readTables(woff2);
  const glyphTable = tables.find(({ tag }) => tag === "glyf")!;
  const { glyf, loca } = restoreGlyphs(glyphTable.bytes);
  return assemble(
    tables.map(({ tag, bytes }) => {
      if (tag === "glyf") return { tag, bytes: glyf };
      if (tag === "loca") return { tag, bytes: loca };
      if (tag === "name") return { tag, bytes: nameTable(family) };
      return { tag, bytes: tag === "head" ? withLongOffsets(bytes) : bytes };
    }),
  );
}

function readTables(woff2: Buffer): Table[] {
  const directory = new ByteReader(woff2, HEADER_BYTES);
  const entries = Array.from({ length: woff2.readUInt16BE(12) }, () => readEntry(directory));
  const packed = woff2.subarray(directory.at, directory.at + woff2.readUInt32BE(20));
  const stream = new ByteReader(brotliDecompressSync(packed));
  return entries.map(({ tag, length }) => ({ tag, bytes: stream.bytes(length) }));
}

function readEntry(directory: ByteReader): { tag: string; length: number } {
  const flags = directory.u8();
  const tag = KNOWN_TAGS[flags & 63] ?? directory.bytes(4).toString("latin1");
  const length = directory.base128();
  const isOutline = tag === "glyf" || tag === "loca";
  // For outlines the version is reversed: 0 means packed, 3 plain.
  if (flags >> 6 !== 0) throw new Error(`The font's table ${tag} is packed in a way that is not known here.`);
  return { tag, length: isOutline ? directory.base128() : length };
}

function withLongOffsets(head: Buffer): Buffer {
  const bytes = Buffer.from(head);
  bytes.writeInt16BE(1, LOCA_FORMAT_OFFSET);
  return bytes;
}

/** One entry: the family (1), for Windows (3) in Unicode (1) and American English (0x409). */
function nameTable(family: string): Buffer {
  const letters = Buffer.from(family, "utf16le").swap16();
  const header = Buffer.alloc(18);
  for (const [index, value] of [0, 1, header.length, 3, 1, 0x409, 1, letters.length, 0].entries())
    header.writeUInt16BE(value, 2 * index);
  return Buffer.concat([header, letters]);
}

/** Checksums are empty, since the library ignores them. */
function assemble(tables: Table[]): Buffer {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(TRUETYPE, 0);
  header.writeUInt16BE(sorted.length, 4);
  let offset = header.length;
  const padded = sorted.map(({ tag, bytes }, index) => {
    const entry = 12 + 16 * index;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const block = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += block.length;
    return block;
  });
  return Buffer.concat([header, ...padded]);
}
