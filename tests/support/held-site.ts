/** The built site with socket activation, like systemd with deploy/cell.socket. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { ROOT, whenListening } from "./site-process.ts";

/** Holds descriptor 3, and restarts the site on it after each clean exit. `exec` preserves the process id. */
const HOLDER = `while sh -c 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"' "$0" "$@"; do :; done`;

/** Starts the site with `env`; `restart` works like `systemctl restart` and resolves when the new process is up. */
export async function startHeldSite(env: Record<string, string>) {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const holder = spawn("sh", ["-c", HOLDER, process.execPath, "build/start.js"], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", descriptorOf(server)],
  });
  // The holder has the socket now; nothing may connect here.
  server.close();
  let output = "";
  holder.stdout!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  holder.stderr!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(holder, "exit");
  let begun = 0;
  const started = () => whenListening(() => output.slice(begun), ended);
  const terminate = () => process.kill(Number([...output.matchAll(/^pid (\d+)$/gm)].at(-1)![1]), "SIGTERM");
  await started();
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      begun = output.length;
      terminate();
      await started();
    },
    async stop() {
      const closed = once(holder.stdout!, "close");
      holder.kill("SIGKILL");
      terminate();
      await closed;
    },
  };
}

/** Node passes sockets only to Node processes, but a shell accepts a descriptor number, which has no type in Node. */
function descriptorOf(server: Server): number {
  return (Reflect.get(server, "_handle") as { fd: number }).fd;
}
