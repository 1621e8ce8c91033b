/** pino's own buffer stores each line as a string, which under load doubled the CPU time of a cached response. */
const BLOCK_BYTES = 64 * 1024;
/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_BYTES_OF_UNIT = 3;

type Output = { write: (text: string) => unknown; flushSync: () => void };

export function lineBlock(output: Output) {
  const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let length = 0;

  function flush(): void {
    if (length > 0) output.write(block.toString("utf8", 0, length));
    length = 0;
  }

  return {
    write(line: string): void {
      const most = line.length * MAX_BYTES_OF_UNIT;
      if (length + most > BLOCK_BYTES) flush();
      if (most > BLOCK_BYTES) output.write(line);
      else length += block.write(line, length);
    },
    flush,
    /** pino calls this after a fatal line. */
    flushSync(): void {
      flush();
      output.flushSync();
    },
  };
}
