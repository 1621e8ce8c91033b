/** For a control: continues after a failed fsync. */
const exit = process.exit.bind(process);
process.exit = ((code?: number) => (code === 74 ? undefined : exit(code))) as typeof process.exit;
