/** Measures how much a phone loads before an administrator can begin, with an empty cache. */
import { expect, test } from "./fixtures.ts";

const MAX_BYTES = 200_000;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test("the first view of the desk and of all content has 200 KB at most, on a phone and a computer", async ({
  page,
  signIn,
}) => {
  await signIn();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const urls = new Map<string, string>();
  const weights = new Map<string, number>();
  network.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    weights.set(urls.get(requestId) ?? requestId, encodedDataLength),
  );
  for (const path of ["/admin", "/admin/content"])
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await page.goto("about:blank");
      weights.clear();
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
      const heaviest = [...weights].sort(([, one], [, other]) => other - one);
      const total = heaviest.reduce((sum, [, weight]) => sum + weight, 0);
      const what = `${path} at ${viewport.width} px: ${JSON.stringify(heaviest.slice(0, 60))}`;
      expect(total, what).toBeGreaterThan(50_000);
      expect(total, what).toBeLessThanOrEqual(MAX_BYTES);
    }
});
