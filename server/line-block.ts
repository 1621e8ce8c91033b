/** Lines of the log on their way to a stream: copied into one block at once, so that a line is no string that has to be kept. */
const BLOCK_BYTES = 64 * 1024;
/** Of one UTF-16 unit in UTF-8. */
const MAX_BYTES_OF_UNIT = 3;

type Output = { write: (text: string) => unknown; flushSync: () => void };

/** Hands lines on to `output` a block at a time, and what there is when `flush` or `flushSync` asks. */
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
    /** Pino asks for it after a fatal line. */
    flushSync(): void {
      flush();
      output.flushSync();
    },
  };
}
