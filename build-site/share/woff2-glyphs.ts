/** The outlines of a font: separate streams in WOFF2, glyph by glyph in TrueType. */
import { ByteReader } from "./byte-reader.ts";
import { readStep, type PointStep } from "./point-step.ts";

type Streams = Record<"contours" | "points" | "flags" | "glyphs" | "composites" | "boxes" | "instructions", ByteReader>;

const HEADER_BYTES = 36;
const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

/** The outlines, and where each begins. */
export function restoreGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const count = packed.readUInt16BE(4);
  const { streams, hasBox } = openStreams(packed, count);
  const glyphs = Array.from({ length: count }, (_, index) => restoreGlyph(streams, hasBox(index)));
  const loca = Buffer.alloc(4 * (count + 1));
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    end += glyph.length;
    loca.writeUInt32BE(end, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca };
}

function openStreams(packed: Buffer, count: number) {
  let start = HEADER_BYTES;
  const open = (index: number) => {
    const reader = new ByteReader(packed, start);
    start += packed.readUInt32BE(8 + 4 * index);
    return reader;
  };
  const [contours, points, flags, glyphs, composites, boxes, instructions] = Array.from({ length: 7 }, (_, index) =>
    open(index),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const bitmap = boxes.bytes(4 * Math.ceil(count / 32));
  const hasBox = (index: number) => (bitmap[index >> 3]! & (0x80 >> (index & 7))) !== 0;
  return { streams: { contours, points, flags, glyphs, composites, boxes, instructions } satisfies Streams, hasBox };
}

/** Padded to a multiple of four bytes, as TrueType requires. */
function restoreGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  const glyph = contours < 0 ? compositeGlyph(streams) : simpleGlyph(streams, contours, hasBox);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

function compositeGlyph({ boxes, composites, glyphs, instructions }: Streams): Buffer {
  const start = composites.at;
  let [flags, used] = [0, 0];
  do {
    flags = composites.u16();
    used |= flags;
    const offsets = flags & 0x1 ? 4 : 2;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    composites.bytes(2 + offsets + scale);
  } while (flags & MORE_COMPONENTS);
  const length = composites.at - start;
  composites.at = start;
  const parts = [int16(-1), boxes.bytes(8), composites.bytes(length)];
  if (used & HAS_INSTRUCTIONS) {
    const count = glyphs.short255();
    parts.push(int16(count), instructions.bytes(count));
  }
  return Buffer.concat(parts);
}

/** Without TrueType's short forms, since the font is used once and then deleted. */
function simpleGlyph(streams: Streams, contours: number, hasBox: boolean): Buffer {
  let end = -1;
  const ends = Array.from({ length: contours }, () => (end += streams.points.short255()));
  const points = Array.from({ length: end + 1 }, () => readStep(streams.flags, streams.glyphs));
  const instructionBytes = streams.glyphs.short255();
  const box = hasBox ? streams.boxes.bytes(8) : int16(...boxAround(points));
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)));
  const steps = [int16(...points.map(({ x }) => x)), int16(...points.map(({ y }) => y))];
  return Buffer.concat([
    int16(contours),
    box,
    int16(...ends, instructionBytes),
    streams.instructions.bytes(instructionBytes),
    flags,
    ...steps,
  ]);
}

function boxAround(steps: PointStep[]): [number, number, number, number] {
  let [x, y] = [0, 0];
  const places = steps.map((step) => [(x += step.x), (y += step.y)] as const);
  const [across, up] = [places.map(([at]) => at), places.map(([, at]) => at)];
  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
}

function int16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries())
    bytes.writeInt16BE(value > 0x7fff ? value - 0x10000 : value, 2 * index);
  return bytes;
}
