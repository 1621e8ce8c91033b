/** The built site behind a listening socket that something else holds, as systemd does with deploy/cell.socket. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { ROOT, whenListening } from "./site-process.ts";

/** Holds descriptor 3 and starts the site on it, and anew whenever it ends well. `exec` keeps the process id that is named. */
const HOLDER = `while sh -c 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"' "$0" "$@"; do :; done`;

/** Starts the site with `env`; `restart` ends it as `systemctl restart` does and resolves when the next one is there. */
export async function startHeldSite(env: Record<string, string>) {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const holder = spawn("sh", ["-c", HOLDER, process.execPath, "build/start.js"], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", descriptorOf(server)],
  });
  // The holder has the socket now; nobody is to be let in here.
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

/** Node hands sockets on to its own kind only; a shell takes a number, which Node keeps in a field without types. */
function descriptorOf(server: Server): number {
  return (Reflect.get(server, "_handle") as { fd: number }).fd;
}
