import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cookieOf, startApp, USER } from "../tests/support/app.ts";
import { readOrMakeSecret } from "./secret.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a secret is made once, long and random, and read ever after", () => {
  const folder = join(emptyFolder(), "data");
  const secret = readOrMakeSecret(folder, "session-secret");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrMakeSecret(folder, "session-secret")).toBe(secret);
  expect(readOrMakeSecret(folder, "another")).not.toBe(secret);
});

test.skipIf(process.platform === "win32")("only the owner can read it, and the folder that it makes", () => {
  const folder = join(emptyFolder(), "data");
  readOrMakeSecret(folder, "session-secret");
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each(["", "short", "   \n"])("a damaged secret (%j) stops the start with advice", (text) => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "session-secret"), text);
  expect(() => readOrMakeSecret(folder, "session-secret")).toThrow(/session-secret is damaged: remove it/);
});

test("a session of one site is rejected by another", async () => {
  const [one, other] = [await startApp(), await startApp()];
  const Cookie = await cookieOf(one, USER);
  expect(await (await other.request("/api/session", { headers: { Cookie } })).json()).toEqual({
    user: null,
    role: null,
  });
});

test("the data folder's secret is not made when one is given", async () => {
  const app = await startApp({ env: { SESSION_SECRET: "0123456789abcdef".repeat(4) } });
  expect(statSync(join(app.site.env.DATA_DIR, "session-secret"), { throwIfNoEntry: false })).toBeUndefined();
});
