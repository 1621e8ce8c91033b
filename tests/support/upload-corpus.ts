/** Generated uploads, good and malicious, each with the expected result. */
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { MAX_IMAGE_BYTES } from "../../domain/picture-file.ts";
import {
  avif,
  gif,
  heic,
  jpeg,
  movingGif,
  movingPng,
  movingWebp,
  pixelBomb,
  plain,
  png,
  pngChunk,
  pngOf,
  text,
  webp,
} from "./pictures.ts";
import { file } from "./requests.ts";

/** A mark that the site must remove from metadata, comments, and data appended to a picture. */
export const CANARY = "CANARY-4711";

type Bytes = Uint8Array;
type Case = {
  what: string;
  make: () => Promise<Bytes | File> | Bytes | File;
  status: 201 | 413 | 415;
  /** The expected width and height. */
  size?: [number, number];
};

const joined = (...parts: (Bytes | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));
const bytesOf = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());
const part = async (make: () => Promise<Bytes>, share: number): Promise<Bytes> => {
  const whole = await make();
  return whole.subarray(0, Math.floor(whole.length * share));
};
const photo = (width = 60, height = 40) => plain(width, height).jpeg({ quality: 95 });

/** Noise does not compress, so a truncated file is really incomplete. */
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

function header(width: number, height: number, { depth = 8, colour = 2, interlaced = false } = {}): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return bytes;
}

/** Adds a comment segment right after the start of a JPEG. */
function withComment(picture: Bytes, words: string): Bytes {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  return joined(picture.subarray(0, 2), "\xff\xfe", length, words, picture.subarray(2));
}

/** Adds a text chunk right after the header of a PNG. */
const withText = (picture: Bytes, words: string): Bytes =>
  joined(picture.subarray(0, 33), pngChunk("tEXt", Buffer.from(`Comment\0${words}`)), picture.subarray(33));

function gifOf(width: number, height: number): Bytes {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return joined("GIF89a", size, "\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0", size, "\0\x02\x02D\x01\0;");
}

function bmp(): Bytes {
  const bytes = Buffer.alloc(58);
  bytes.write("BM");
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(1, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

const taken = (what: string, make: Case["make"], size?: [number, number]): Case => ({ what, make, status: 201, size });
const refused = (what: string, make: Case["make"]): Case => ({ what, make, status: 415 });
const tooLarge = (what: string, make: Case["make"]): Case => ({ what, make, status: 413 });

/** EXIF's eight orientations; from the fifth on width and height are swapped. */
const ORIENTATIONS = Array.from({ length: 8 }, (_, index) => index + 1).map((orientation) =>
  taken(
    `a photo with orientation ${orientation}`,
    () => bytesOf(photo().withMetadata({ orientation })),
    orientation < 5 ? [60, 40] : [40, 60],
  ),
);

const NAMES = [
  "../../../../etc/passwd",
  "..\\..\\boot.ini",
  "a.png\0.html",
  "photo.svg",
  "photo.php",
  ".htaccess",
  "con.png",
  "<img src=x onerror=alert(1)>.png",
  "ü".repeat(200),
  '"; filename="other.html',
  "",
].map((name) =>
  taken(`a picture named ${JSON.stringify(name.slice(0, 30))}`, async () => file(await png(), name || "x")),
);

const TYPES = ["text/html", "image/svg+xml", "application/x-sh", ""].map((type) =>
  taken(`a picture declared as ${type || "nothing"}`, async () => file(await png(), "photo.png", type)),
);

export const CASES: Case[] = [
  taken("a PNG", () => png(), [40, 30]),
  taken("a JPEG", () => jpeg(), [40, 30]),
  taken("a WebP", () => webp(), [40, 30]),
  taken("a GIF that stands still", () => gif(), [40, 30]),
  taken("a picture of one pixel", () => png(1, 1), [1, 1]),
  taken("a PNG of 16 bits", () => bytesOf(plain(40, 30).toColourspace("rgb16").png()), [40, 30]),
  taken("a grey PNG", () => bytesOf(plain(40, 30).greyscale().png()), [40, 30]),
  taken("a PNG with a palette", () => bytesOf(plain(40, 30).png({ palette: true })), [40, 30]),
  taken("a PNG one can see through", () => bytesOf(plain(40, 30).ensureAlpha(0.5).png()), [40, 30]),
  taken("an interlaced PNG", () => bytesOf(plain(40, 30).png({ progressive: true })), [40, 30]),
  taken("a progressive JPEG", () => bytesOf(plain(40, 30).jpeg({ progressive: true })), [40, 30]),
  taken("a grey JPEG", () => bytesOf(plain(40, 30).greyscale().jpeg()), [40, 30]),
  taken("a JPEG in the printer's colours", () => bytesOf(plain(40, 30).toColourspace("cmyk").jpeg()), [40, 30]),
  taken("a JPEG in another RGB", () => bytesOf(plain(40, 30).withIccProfile("p3").jpeg()), [40, 30]),
  taken("a lossless WebP", () => bytesOf(plain(40, 30).webp({ lossless: true })), [40, 30]),
  taken("a WebP one can see through", () => bytesOf(plain(40, 30).ensureAlpha(0.5).webp()), [40, 30]),
  taken("a panorama", () => png(4_000, 100), [1_600, 40]),
  taken("a tower", () => png(100, 4_000), [80, 3_200]),
  taken(
    "a JPEG with stray bytes between its parts",
    async () => {
      const picture = await jpeg();
      const scan = Buffer.from(picture).indexOf("\xff\xda", 0, "latin1");
      return joined(picture.subarray(0, scan), "stray bytes", picture.subarray(scan));
    },
    [40, 30],
  ),
  taken("a JPEG whose comment speaks of other kinds", async () =>
    withComment(await jpeg(), "\0\0\0\x18ftypheic, \0\0\0\x18ftypavif and <svg"),
  ),
  taken("a photo of just 8 MB", async () => {
    const picture = await jpeg();
    return joined(picture, new Uint8Array(MAX_IMAGE_BYTES - picture.length));
  }),
  taken("a PNG of 48 megapixels", () => pixelBomb(8_000, 6_000), [1_600, 1_200]),
  ...ORIENTATIONS,
  taken("a photo that says where it was taken", () =>
    bytesOf(
      photo().withExif({
        IFD0: { Make: CANARY, Copyright: CANARY },
        IFD3: { GPSLatitude: "30/1 13/1 0/1", GPSLatitudeRef: "N" },
      }),
    ),
  ),
  taken("a photo with XMP", () =>
    bytesOf(photo().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY}</x:xmpmeta>`)),
  ),
  taken("a JPEG with a program in its comment", async () =>
    withComment(await jpeg(), `<script>alert("${CANARY}")</script><?php system("${CANARY}"); ?>`),
  ),
  taken("a PNG with a program in its text", async () => withText(await png(), `<script>${CANARY}</script>`)),
  taken("a JPEG and a page in one", async () => joined(await jpeg(), `<html><script>${CANARY}</script>`)),
  taken("a PNG and an archive in one", async () =>
    joined(await png(), `PK\x03\x04${CANARY}PK\x05\x06${"\0".repeat(18)}`),
  ),
  taken("a GIF and a program in one", async () => joined(await gif(), `/*${CANARY}*/=1;alert(1)`)),
  taken("a WebP and a document in one", async () => joined(await webp(), `%PDF-1.7 ${CANARY}`)),
  ...NAMES,
  ...TYPES,

  refused("an SVG drawing", () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  refused("an SVG behind a declaration", () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
  refused("an SVG behind a mark of order", () => joined("\xef\xbb\xbf", '<svg xmlns="http://www.w3.org/2000/svg"/>')),
  refused("an SVG that reads a file", () =>
    text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>'),
  ),
  refused("an SVG that grows without end", () =>
    text('<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]><svg>&c;</svg>'),
  ),
  refused("an SVG packed with gzip", () => joined("\x1f\x8b\x08\0\0\0\0\0\0\x03", deflateSync(Buffer.from("<svg/>")))),
  refused("a page", () => text("<!doctype html><script>alert(1)</script>")),
  refused("a document", () => text("%PDF-1.7\n1 0 obj\n<<>>\nendobj")),
  refused("an archive", () => joined("PK\x03\x04", "\0".repeat(100))),
  refused("a Windows program", () => joined("MZ", "\0".repeat(200))),
  refused("a Linux program", () => joined("\x7fELF\x02\x01\x01", "\0".repeat(200))),
  refused("a film", () => joined("\0\0\0\x18ftypmp42", "\0".repeat(100))),
  refused("a sound", () => joined("RIFF\x24\0\0\0WAVEfmt ", "\0".repeat(50))),
  refused("JSON", () => text('{"image": true}')),
  refused("a text", () => text("Dear diary")),
  refused("a script", () => text("#!/bin/sh\nrm -rf /")),
  refused("a PHP program", () => text("<?php system($_GET['c']); ?>")),
  refused("an iPhone's photo", () => heic()),
  refused("an AVIF picture", () => avif()),
  refused("a real AVIF picture", () => bytesOf(plain(40, 30).avif())),
  refused("a TIFF picture", () => bytesOf(plain(40, 30).tiff())),
  refused("a bitmap", () => bmp()),
  refused("an icon", () => joined("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", "\0".repeat(100))),
  refused("a Photoshop file", () => joined("8BPS\0\x01", "\0".repeat(100))),
  refused("a JPEG 2000", () => joined("\0\0\0\x0cjP  \r\n\x87\n", "\0".repeat(100))),
  refused("a JPEG XL", () => joined("\xff\x0a", "\0".repeat(100))),
  refused("a picture as text (PPM)", () => text("P3\n1 1\n255\n255 0 0\n")),
  refused("a picture of measurements (FITS)", () => text(`SIMPLE  =                    T${" ".repeat(2_851)}`)),
  refused("an ImageMagick script (MVG)", () =>
    text('push graphic-context\nimage over 0,0 0,0 "https://elsewhere.example"'),
  ),
  refused("a GIF that moves", () => movingGif()),
  refused("a WebP that moves", () => movingWebp()),
  refused("a PNG that moves", () => movingPng()),
  refused("nothing", () => new Uint8Array()),
  refused("a thousand zeros", () => new Uint8Array(1_000)),
  refused("the first bytes of a PNG", () => joined("\x89PNG\r\n\x1a\n")),
  refused("the first bytes of a JPEG", () => joined("\xff\xd8\xff\xe0")),
  refused("the first bytes of a WebP", () => joined("RIFF\x24\0\0\0WEBPVP8 ")),
  ...[0.2, 0.6, 0.95].flatMap((share) => [
    refused(`a PNG of which ${share * 100} % came`, () => part(() => bytesOf(noisy(200, 150).png()), share)),
    refused(`a JPEG of which ${share * 100} % came`, () => part(() => bytesOf(noisy(200, 150).jpeg()), share)),
    refused(`a WebP of which ${share * 100} % came`, () => part(() => bytesOf(noisy(200, 150).webp()), share)),
  ]),
  refused("a PNG without width", () => pngOf(header(0, 10), deflateSync(Buffer.alloc(100)))),
  refused("a PNG of a colour that there is not", () =>
    pngOf(header(4, 4, { colour: 5 }), deflateSync(Buffer.alloc(100))),
  ),
  refused("a PNG whose rows are no rows", () => pngOf(header(40, 40), Buffer.from("no zlib at all"))),
  refused("a PNG that says 7,000 x 7,000 and holds ten rows", () =>
    pngOf(header(7_000, 7_000), deflateSync(Buffer.alloc(210_010))),
  ),

  tooLarge("a PNG of 50.008 megapixels in a few bytes", () => pixelBomb(8_000, 6_251)),
  tooLarge("a PNG of four billion pixels by its header", () =>
    pngOf(header(65_535, 65_535), deflateSync(Buffer.alloc(10))),
  ),
  tooLarge("a GIF of four billion pixels by its header", () => gifOf(65_535, 65_535)),
  tooLarge("an interlaced PNG above 24 megapixels", () =>
    pngOf(header(5_000, 5_000, { interlaced: true }), deflateSync(Buffer.alloc(10))),
  ),
  tooLarge("a progressive JPEG above 24 megapixels", () =>
    bytesOf(plain(5_000, 4_801).jpeg({ progressive: true, quality: 30 })),
  ),
  tooLarge("a file one byte above 8 MB", () => new Uint8Array(MAX_IMAGE_BYTES + 1)),
  tooLarge("a real photo above 8 MB", async () => joined(await jpeg(), new Uint8Array(MAX_IMAGE_BYTES))),
];
