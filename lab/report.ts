import { cpus, totalmem } from "node:os";

export function heading(seconds: number): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  const where = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GB, Node ${process.versions.node}`;
  return `Measured ${day} on ${where}${seconds > 0 ? `; ${seconds} s a figure, load generator (wrk) on the same machine` : ""}.\n`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""].join("\n");
}
