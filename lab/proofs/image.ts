/** Builds the container image with buildah, measures it, and starts the site in it. `IMAGE_BASE` names another base. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { ROOT, whenListening } from "../../tests/support/site-process.ts";
import { notRun, type Finding } from "./proof.ts";

const MEGABYTE = 1024 * 1024;
/** The maximum size above its base. */
const LIMIT_MB = 120;
const IMAGE = "cell-proof";

export async function image(): Promise<Finding> {
  if (spawnSync("buildah", ["--version"]).status !== 0) return notRun("buildah is not installed");
  if (process.getuid?.() !== 0) return notRun("buildah's isolation by chroot needs root");
  const base = process.env.IMAGE_BASE ? ["--build-arg", `BASE=${process.env.IMAGE_BASE}`] : [];
  const build = [
    "bud",
    "--isolation",
    "chroot",
    "--format",
    "docker",
    ...base,
    "--file",
    "deploy/Dockerfile",
    "--tag",
    IMAGE,
    ".",
  ];
  const { status, stderr } = spawnSync("buildah", build, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0 && /registry|pinging container/i.test(stderr)) return notRun("the base image cannot be fetched");
  if (status !== 0) return { figures: {}, wrong: [`the image cannot be built: ${stderr.slice(-1_000)}`] };
  const container = buildah("from", IMAGE);
  try {
    const size = Math.ceil(sizeOfSite(container) / MEGABYTE);
    const wrong = size > LIMIT_MB ? [`the image adds ${size} MB to its base`] : [];
    return { figures: { "added to the base in MB": size }, wrong: [...wrong, ...(await tryContainer(container))] };
  } finally {
    buildah("rm", container);
    buildah("rmi", IMAGE);
  }
}

function buildah(...args: string[]): string {
  return execFileSync("buildah", args, { encoding: "utf8" }).trim();
}

function sizeOfSite(container: string): number {
  const folder = join(buildah("mount", container), "site");
  return Number(execFileSync("du", ["-s", "--block-size=1", folder], { encoding: "utf8" }).split("\t")[0]);
}

/** Finds the site's own process, because buildah does not pass signals on. */
function innermost(pid: number): number {
  const [child] = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" }).stdout.split("\n");
  return child ? innermost(Number(child)) : pid;
}

/** Starts it as its user, requests pages and health, adds an administrator, stops it. */
async function tryContainer(container: string): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), "cell-image-"));
  const port = String(await freePort());
  const inside = [
    "run",
    "--isolation",
    "chroot",
    "--user",
    "node",
    "--env",
    `PORT=${port}`,
    "--volume",
    `${data}:/data:U`,
  ];
  const site = spawn("buildah", [...inside, container, "--", "node", "--max-semi-space-size=2", "build/start.js"]);
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => site.once("exit", done));
  try {
    const url = await whenListening(() => output, ended);
    const wrong: string[] = [];
    for (const path of ["/", "/events", "/api/events", "/healthz", "/readyz"]) {
      const response = await fetch(url + path);
      if (response.status !== 200) wrong.push(`GET ${path}: ${response.status}`);
    }
    const admin = ["node", "cli/admin.ts", "add", "asha@example.edu"];
    const added = spawnSync("buildah", [...inside, container, "--", ...admin], { input: "a long enough password\n" });
    if (added.status !== 0) wrong.push(`npm run admin: ${added.stderr.toString()}`);
    const touched = spawnSync("buildah", [...inside, container, "--", "touch", "/site/build/x"]);
    if (touched.status === 0) wrong.push("its user may change the site");
    process.kill(innermost(site.pid!), "SIGTERM");
    const code = await ended;
    return code === 0 ? wrong : [...wrong, `SIGTERM: ended with ${code}`];
  } finally {
    site.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}
