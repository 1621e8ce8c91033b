/**
 * The file system of the site is in a file. A copy of it, taken while the site is stopped, is like a disk after a power
 * cut. Mounted again, it must contain every acknowledged write.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { without } from "./without.ts";
import { judge, signIn, workload } from "./workload.ts";

const CLIENTS = 4;
const SIZE = "96M";

export async function powerCut({ count = 500, withoutDefence = false }: Options): Promise<Finding> {
  const disk = makeDisk();
  if (typeof disk === "string") return notRun(disk);
  const node = without(withoutDefence && "fsync");
  const site = await startSite({ DATA_DIR: disk.data, TRUST_PROXY: "1" }, { node });
  // Flushes the accounts, which were copied into the folder.
  run("sync");
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url), texts: 0.1 });
  let over = false;
  const running = writers.run(CLIENTS, () => over);
  const wrong: string[] = [];
  for (let cut = 1; cut <= count; cut += 1) {
    await writers.acknowledges();
    await new Promise((done) => setTimeout(done, Math.random() * 400));
    const expected = writers.snapshot();
    process.kill(site.pid, "SIGSTOP");
    disk.copy();
    process.kill(site.pid, "SIGCONT");
    wrong.push(
      ...disk.read((folder) => judgeFile(join(folder, "site.db"), expected)).map((line) => `cut ${cut}: ${line}`),
    );
  }
  over = true;
  await running;
  await site.stop();
  disk.remove();
  return { figures: { cuts: count, "writes acknowledged": writers.counts.acknowledged }, wrong };
}

function judgeFile(file: string, expected: Parameters<typeof judge>[1]): string[] {
  const database = new DatabaseSync(file);
  try {
    return judge(database, expected);
  } catch (error) {
    return [String(error)];
  } finally {
    database.close();
  }
}

/** Returns a file with a mounted file system, or the reason why this machine cannot have one. */
function makeDisk() {
  if (process.getuid?.() !== 0) return "mounting a file system needs root";
  if (process.platform !== "linux") return "it mounts an ext4 file system, which needs Linux";
  const folder = mkdtempSync(join(tmpdir(), "cell-power-"));
  const [image, copy] = [join(folder, "disk.img"), join(folder, "copy.img")];
  const [mounted, after] = [join(folder, "mounted"), join(folder, "after")];
  for (const place of [mounted, after]) mkdirSync(place);
  run("truncate", "-s", SIZE, image);
  if (!run("mkfs.ext4", "-q", "-F", image) || !run("mount", "-o", "loop", image, mounted)) {
    rmSync(folder, { recursive: true });
    return "this machine does not let mount a file (mkfs.ext4, mount -o loop)";
  }
  return {
    data: join(mounted, "data"),
    copy: () => cpSync(image, copy),
    /** Mounts the copy for `look`, like the machine after the power cut. */
    read<Result>(look: (folder: string) => Result): Result {
      if (!run("mount", "-o", "loop", copy, after)) throw new Error("The copy cannot be mounted.");
      try {
        if (!existsSync(join(after, "data/site.db"))) throw new Error("The copy has no database.");
        return look(join(after, "data"));
      } finally {
        run("umount", after);
      }
    },
    remove() {
      run("umount", mounted);
      rmSync(folder, { recursive: true });
    },
  };
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
