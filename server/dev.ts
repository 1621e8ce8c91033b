/** The development server: reloads pages while they are edited and restarts itself when its code changes. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { siteFolders } from "../platform/content/site-folders.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import type * as Source from "./app.ts";

const root = resolve(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
console.log("Building the pictures; the first time this takes a minute ...");
buildPictures();

const server = createServer();
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: { server }, hmr: { server }, watch: { ignored: ["**/data/**", "**/build/**"] } },
});

type Running = { source: typeof Source; app: Source.App };
let running: Running | undefined;
const inTurn = oneAtATime();

function buildPictures(): void {
  spawnSync(process.execPath, ["build-site/build-pictures.ts"], { cwd: root, stdio: "inherit" });
}

/** Returns the app of the current source. An edit creates a new module, and the previous app is closed first. */
function current(): Promise<Running> {
  return inTurn(async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no server environment that runs code.");
    const source = (await ssr.runner.import("/server/app.ts")) as typeof Source;
    if (running?.source === source) return running;
    await running?.app.close();
    running = undefined;
    const app = await source.createApp({
      env: source.parseEnv(process.env, root),
      root,
      log: source.createLog("warn"),
      development: true,
    });
    running = { source, app };
    return running;
  });
}

// A mistake in content/ stops the page, not the server; saving the file reads it again.
const { content } = siteFolders(root);
vite.watcher.add(content);
vite.watcher.on("all", (_, file) => {
  if (!file.startsWith(content)) return;
  if (file.startsWith(join(content, "pictures"))) buildPictures();
  void inTurn(async () => {
    await running?.app.close();
    running = undefined;
    vite.environments.client.hot.send({ type: "full-reload" });
  });
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await current();
      await app.listener(request, response);
    } catch (error) {
      const { name, message, stack } = error as Error;
      // Our own errors, like a mistake in content/, need no stack.
      const text = name === "Error" ? message : stack;
      console.error(text);
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
    }
  });
});

const port = Number(process.env.PORT || 3000);
server.listen(port, process.env.HOST || "0.0.0.0", async () => {
  try {
    const { source, app } = await current();
    console.log(await source.startMessage(app.site, port));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
});
