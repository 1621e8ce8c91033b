/** Mozilla's HTTP Observatory grades the site behind a TLS proxy. It is no dependency: it has 150 packages. */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createPlain, request, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PUBLIC_PAGES } from "../../tests/e2e/public-pages.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";

const GRADER = "@mdn/mdn-http-observatory@1.4.8";
/** 100 and the extra points, except for cookies, which visitors do not get, and for the list of https sites. */
const MIN_SCORE = 135;
const ADDRESSES = PUBLIC_PAGES.map(({ path }) => path);

type Graded = { path: string; score: number; grade: string; failed: string[] };

export async function observatory({ count = ADDRESSES.length, withoutDefence = false }: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "observatory-"));
  try {
    const why = install(folder) ?? makeCertificate(folder);
    if (why) return notRun(why);
    const graded = await grade(folder, ADDRESSES.slice(0, count), { withoutDefence });
    const wrong = graded
      .filter(({ score }) => score < MIN_SCORE)
      .map(({ path, score, failed }) => `${path}: ${score} (${failed.join(", ")})`);
    const scores = graded.map(({ path, score, grade: letter }) => `${path} ${score} ${letter}`);
    return { figures: { addresses: graded.length, scores: scores.join(", ") }, wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns why it could not be installed; undefined on success. */
function install(folder: string): string | undefined {
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", GRADER], {
    cwd: folder,
    stdio: "ignore",
    timeout: 300_000,
  });
  if (status !== 0) return `npm could not install ${GRADER} (no network?)`;
  // Its install script would download the browsers' list of https-only sites, which does not contain "localhost".
  const conf = join(folder, "node_modules/@mdn/mdn-http-observatory/conf");
  mkdirSync(conf, { recursive: true });
  writeFileSync(join(conf, "hsts-preload.json"), "{}");
  writeFileSync(join(conf, "tld-list.json"), '["example"]');
  return undefined;
}

function makeCertificate(folder: string): string | undefined {
  const args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";
  const names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"];
  const { status } = spawnSync("openssl", [...args.split(" "), ...names], { cwd: folder, stdio: "ignore" });
  return status === 0 ? undefined : "openssl could not make a certificate";
}

async function grade(folder: string, addresses: string[], { withoutDefence }: Options): Promise<Graded[]> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const PORT = String(await freePort());
  const site = await startSite({ PORT, PUBLIC_URL: `https://localhost:${httpsPort}`, TRUST_PROXY: "1" });
  const read = (name: string) => readFileSync(join(folder, name));
  const secure = createServer({ key: read("key.pem"), cert: read("cert.pem") }, (incoming, outgoing) =>
    passOn(site.url, incoming, outgoing, withoutDefence ? ["content-security-policy"] : []),
  ).listen(httpsPort);
  const plain = createPlain((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: `https://localhost:${httpsPort}${incoming.url}` }).end();
  }).listen(httpPort);
  try {
    const script = join(import.meta.dirname, "observatory-scan.ts");
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, "cert.pem") };
    const args = [script, folder, String(httpPort), String(httpsPort), ...addresses];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    return JSON.parse(stdout) as Graded[];
  } finally {
    for (const server of [secure, plain] as Server[]) server.closeAllConnections();
    secure.close();
    plain.close();
    await site.stop();
  }
}

/** Works like the proxies in `deploy/`, without the headers in `dropped`. */
function passOn(to: string, incoming: IncomingMessage, outgoing: ServerResponse, dropped: string[]): void {
  const { method, url, headers } = incoming;
  const forwarded = request(to + url, { method, headers }, (response) => {
    const passed = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
    outgoing.writeHead(response.statusCode!, Object.fromEntries(passed));
    response.pipe(outgoing);
  });
  forwarded.on("error", () => outgoing.destroy());
  incoming.pipe(forwarded);
}
