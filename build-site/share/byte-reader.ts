/** Reads the number formats of WOFF2. */
export class ByteReader {
  at: number;
  readonly #source: Buffer;

  constructor(source: Buffer, at = 0) {
    this.#source = source;
    this.at = at;
  }

  u8(): number {
    return this.#source.readUInt8(this.#step(1));
  }

  u16(): number {
    return this.#source.readUInt16BE(this.#step(2));
  }

  i16(): number {
    return this.#source.readInt16BE(this.#step(2));
  }

  u32(): number {
    return this.#source.readUInt32BE(this.#step(4));
  }

  bytes(length: number): Buffer {
    const start = this.#step(length);
    return this.#source.subarray(start, this.at);
  }

  /** Seven bits per byte; the highest bit means that another byte follows. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** One byte for common numbers, up to three for others. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }

  #step(length: number): number {
    const start = this.at;
    this.at += length;
    return start;
  }
}
