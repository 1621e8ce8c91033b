/** The points of a WOFF2 outline: short steps in a few bits, long ones in more. */
import type { ByteReader } from "./byte-reader.ts";

export type PointStep = { x: number; y: number; onCurve: boolean };

/** A point relative to the previous one. The flag gives the number of bits. */
export function readStep(flags: ByteReader, data: ByteReader): PointStep {
  const flag = flags.u8();
  const [x, y] = stepOf(flag & 127, data);
  return { x, y, onCurve: flag < 128 };
}

function stepOf(flag: number, data: ByteReader): [x: number, y: number] {
  const signed = (bits: number, size: number) => (bits & 1 ? size : -size);
  const first = data.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const code = flag - 20;
    return [signed(flag, 1 + (code & 0x30) + (first >> 4)), signed(flag >> 1, 1 + ((code & 0x0c) << 2) + (first & 15))];
  }
  const second = data.u8();
  if (flag < 120) {
    const code = flag - 84;
    const [high, low] = [Math.floor(code / 12), (code % 12) >> 2];
    return [signed(flag, 1 + (high << 8) + first), signed(flag >> 1, 1 + (low << 8) + second)];
  }
  const third = data.u8();
  if (flag < 124) return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + data.u8())];
}
