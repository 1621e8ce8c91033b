/** One process restarts with socket activation. No request may fail, and every acknowledged write must be stored. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { startHeldSite } from "../../tests/support/held-site.ts";
import { startSite } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { whileUsed } from "./while-used.ts";

export async function restartAlone({ count = 200, withoutDefence = false }: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "cell-restart-alone-"));
  const settings = { DATA_DIR: folder, TRUST_PROXY: "1" };
  // Creates the accounts.
  await (await startSite(settings)).stop();
  const site = withoutDefence ? await startOnOwnPort(settings) : await startHeldSite(settings);
  let longest = 0;
  const finding = await whileUsed(site.url, join(folder, "site.db"), async (isUsed) => {
    for (let turn = 0; turn < count; turn += 1) {
      await isUsed();
      await new Promise((done) => setTimeout(done, Math.random() * 400));
      const before = performance.now();
      await site.restart();
      longest = Math.max(longest, performance.now() - before);
    }
  });
  await site.stop();
  rmSync(folder, { recursive: true });
  return { ...finding, figures: { restarts: count, "longest restart in ms": Math.round(longest), ...finding.figures } };
}

/** The control has no socket activation. */
async function startOnOwnPort(settings: Record<string, string>) {
  const start = async (PORT: string) => startSite({ ...settings, PORT }, { accounts: false });
  const port = String(await freePort());
  let site = await start(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await site.stop();
      site = await start(port);
    },
    stop: () => site.stop(),
  };
}
