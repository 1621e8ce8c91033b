/** A plain file server like that of any web host. It knows nothing of the site. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

export async function serveFiles(folder: string): Promise<{ url: string; missing: string[]; close: () => void }> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.split("?")[0]!);
    const file = [join(folder, path), join(folder, path, "index.html")].find(isFile);
    if (!file) missing.push(path);
    const shown = file ?? join(folder, "404.html");
    response.writeHead(file ? 200 : 404, { "Content-Type": getMimeType(shown) ?? "application/octet-stream" });
    response.end(readFileSync(shown));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, missing, close };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
