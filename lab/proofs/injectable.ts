/** A deliberately vulnerable server with SQL injection and XSS. For controls only. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

export async function startInjectable(): Promise<{ url: string; close: () => Promise<unknown> }> {
  const database = new DatabaseSync(":memory:");
  database.exec("create table event (title text); insert into event values ('a'), ('b')");
  const server = createServer((request, response) => {
    const q = new URL(request.url!, "http://localhost").searchParams.get("q") ?? "";
    response.setHeader("Content-Type", "text/html");
    try {
      const found = database.prepare(`select title from event where title = '${q}'`).all();
      response.end(`<p>${q}: ${JSON.stringify(found)}</p>`);
    } catch (error) {
      response.writeHead(500).end(`<p>${q}: ${String(error)}</p>`);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
