/** A bare node:http server that answers with the very bytes and headers that another server gave: the limit of one process. */
import { createServer, get } from "node:http";

const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);
const answers = new Map();
for (const path of JSON.parse(process.env.PATHS)) answers.set(path, await copyOf(process.env.COPY_OF + path));

/** The answer as it travels; fetch would unpack its body. */
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
  const answer = answers.get(request.url);
  if (!answer || request.method !== "GET") {
    request.resume();
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
