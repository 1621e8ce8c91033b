/** Injects faults into the system calls of a running process, for the files of one folder only. */
import { spawn, spawnSync } from "node:child_process";

/** Returns why this machine cannot do it; undefined if it can. */
export function whyNoStrace(): string | undefined {
  if (spawnSync("strace", ["-V"]).status !== 0) return "strace is not installed";
  const attached = spawnSync("sh", ["-c", "sleep 1 & strace -qq -o /dev/null -p $! & sleep 0.2; kill $!"], {
    encoding: "utf8",
  });
  return attached.stderr.includes("not permitted") ? "this account may not trace another process" : undefined;
}

/** The calls with which SQLite changes files. */
const WRITING_CALLS = "pwrite64,write,fsync,fdatasync,ftruncate,fallocate,openat,unlink,unlinkat,rename";

type Fault = {
  /** The format of strace's `-e inject=`, without the call's name: `error=EIO`, `signal=KILL:when=3`. */
  fault: string;
  calls?: string;
};

/** Attaches to `pid`; from then on each of `calls` on one of `files` gets the fault. Returns how to detach. */
export async function inject(pid: number, files: string[], { fault, calls = WRITING_CALLS }: Fault) {
  const paths = files.flatMap((file) => ["-P", file]);
  const args = ["-f", "-p", String(pid), ...paths, "-e", `trace=${calls}`, "-e", `inject=${calls}:${fault}`];
  const tracer = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  const ended = new Promise((done) => tracer.once("exit", done));
  await new Promise<void>((ready, fail) => {
    tracer.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (/attached/.test(output)) ready();
    });
    void ended.then(() => fail(new Error(`strace ended: ${output}`)));
  });
  return {
    hits: () => output.split(/\((?:INJECTED|DELAYED)\)/).length - 1,
    output: () => output,
    async letGo() {
      tracer.kill("SIGINT");
      await ended;
    },
  };
}

export const databaseFiles = (folder: string): string[] =>
  ["site.db", "site.db-wal", "site.db-journal", "site.db-shm"].map((name) => `${folder}/${name}`);
