import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtAssets } from "./built-assets.ts";
import { listFiles, staticFiles } from "./static-files.ts";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("a file is served with its type, for good when its name carries a hash", async () => {
  const find = staticFiles(
    listFiles([
      ["/", folderWith({ "assets/a-0f.js": "a()", "favicon.svg": "<svg/>" })],
      ["/pictures/", folderWith({ "b-0f-320.avif": "b" })],
    ]),
  );
  const [script, icon, picture] = [
    await find("/assets/a-0f.js"),
    await find("/favicon.svg"),
    await find("/pictures/b-0f-320.avif"),
  ];
  expect([await script!.text(), script!.headers.get("Content-Type")]).toEqual([
    "a()",
    "text/javascript; charset=utf-8",
  ]);
  expect([script, picture].map((file) => file!.headers.get("Cache-Control"))).toEqual(
    Array(2).fill("public, max-age=31536000, immutable"),
  );
  expect(icon!.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(picture!.headers.get("Content-Type")).toBe("image/avif");
});

test("only files from start-up are served, and no path leads out of the folder", async () => {
  const folder = folderWith({ "public/a.txt": "a", "secret.txt": "secret", "public/b.unknown": "b" });
  const find = staticFiles(listFiles([["/", join(folder, "public")]]));
  expect(await (await find("/a.txt"))!.text()).toBe("a");
  writeFileSync(join(folder, "public/late.txt"), "late");
  for (const path of [
    "/late.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "//a.txt",
    "/",
    "",
    "/b.unknown",
    "/constructor.txt",
  ]) {
    expect(await find(path), path).toBeUndefined();
  }
});

test("a folder that the build has not made is an empty one", async () => {
  expect(await staticFiles(listFiles([["/", "/no/such/folder"]]))("/a.txt")).toBeUndefined();
});

test("a file of the build is in memory, with the bodies that the build compressed", () => {
  const folder = folderWith({ "assets/a-0f.js": "plain", "assets/a-0f.js.br": "small", "assets/a-0f.js.gz": "zipped" });
  const find = builtAssets(listFiles([["/", folder]]), (headers) => headers.set("X-Policy", "closed"));
  const { headers, bodies } = find("/assets/a-0f.js")!;
  rmSync(join(folder, "assets"), { recursive: true });
  expect(find("/assets/a-0f.js")!.bodies.br!.bytes.toString()).toBe("small");
  expect(new Set(Object.values(bodies).map(({ etag }) => etag)).size).toBe(3);
  expect(new Headers(headers).get("X-Policy")).toBe("closed");
  for (const path of ["/assets/a-0f.js.br", "/assets/none.js", "/favicon.svg"])
    expect(find(path), path).toBeUndefined();
});

test("reading a file that a newer build removed throws without ending the process", async () => {
  const folder = folderWith({ "assets/a-0f.js": "plain", "assets/b-0f.js": "other" });
  const files = listFiles([["/", folder]]);
  const find = builtAssets(files, () => undefined);
  find("/assets/b-0f.js");
  rmSync(join(folder, "assets"), { recursive: true });
  expect(find("/assets/a-0f.js")).toBeUndefined();
  await expect(staticFiles(files)("/assets/a-0f.js")).rejects.toThrow("ENOENT");
  expect(find("/assets/b-0f.js")).toBeDefined();
});
