/** A bare node:http server that sends the same bytes and headers as another server: the limit of one process. */
import { createServer, get } from "node:http";

const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);
const copies = new Map();
for (const path of JSON.parse(process.env.PATHS)) copies.set(path, await copyOf(process.env.COPY_OF + path));

/** Copies the response without unpacking its body, as fetch would. */
function copyOf(url) {
  return new Promise((done, fail) => {
    get(url, { headers: { "Accept-Encoding": "gzip, br" } }, async (response) => {
      const bytes = Buffer.concat(await Array.fromAsync(response));
      const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      done({ bytes, headers: [...kept.flat(), "content-length", String(bytes.length)] });
    }).on("error", fail);
  });
}

createServer((request, response) => {
  const copy = copies.get(request.url);
  if (!copy || request.method !== "GET") {
    request.resume();
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, copy.headers);
  response.end(copy.bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
