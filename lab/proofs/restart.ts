/** Two processes behind nginx restart in turn. No request may fail, and every acknowledged write must be stored. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { has, startCache } from "../../tests/support/nginx.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { whileUsed } from "./while-used.ts";

export async function restart({ count = 200, withoutDefence = false }: Options): Promise<Finding> {
  if (!has("nginx")) return notRun("nginx is not installed");
  const folder = mkdtempSync(join(tmpdir(), "cell-restart-"));
  const ports = [await freePort(), await freePort()] as [number, number];
  const start = (port: number, accounts = false) =>
    startSite({ DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1" }, { accounts });
  const sites = [await start(ports[0], true), await start(ports[1])];
  const cache = await startCache(ports);
  const finding = await whileUsed(`http://127.0.0.1:${cache.port}`, join(folder, "site.db"), async () => {
    for (let turn = 0; turn < count; turn += 1) {
      const which = turn % 2;
      await (withoutDefence ? sites[which]!.kill() : sites[which]!.stop());
      sites[which] = await start(ports[which]!);
    }
  });
  await Promise.all(sites.map((site) => site.stop()));
  await cache.stop();
  rmSync(folder, { recursive: true });
  return { ...finding, figures: { restarts: count, ...finding.figures } };
}
