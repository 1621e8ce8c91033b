import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads a password without showing it, or the first line of standard input if that is not a terminal. */
export async function readPassword(question: string): Promise<string> {
  const asks = process.stdin.isTTY;
  if (asks) process.stderr.write(question);
  // Readline echoes typed characters; discard them.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: asks });
  const line = await new Promise<string>((done) => {
    lines.once("line", done);
    lines.once("close", () => done(""));
    lines.once("SIGINT", () => process.exit(130));
  });
  lines.close();
  if (asks) process.stderr.write("\n");
  return line;
}
