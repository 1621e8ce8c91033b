import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Asks for a password without showing it; when standard input is no terminal, takes its first line. Empty when there is none. */
export async function readPassword(question: string): Promise<string> {
  const asks = process.stdin.isTTY;
  if (asks) process.stderr.write(question);
  // Readline writes what is typed to its output: here that goes nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: asks });
  const line = await new Promise<string>((answer) => {
    lines.once("line", answer);
    lines.once("close", () => answer(""));
    lines.once("SIGINT", () => process.exit(130));
  });
  lines.close();
  if (asks) process.stderr.write("\n");
  return line;
}
