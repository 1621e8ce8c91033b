/** The running site needs few packages. Each direct one has a reason, and none has an install script. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./support/app.ts";

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
};
const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as { packages: Record<string, Package> };
const root = lock.packages[""]!;

/** Returns the folder of `name` as resolved from `from`. */
function placeOf(from: string, name: string): string | undefined {
  const folders = from
    .split("/node_modules/")
    .map((_, depth, all) => all.slice(0, all.length - depth).join("/node_modules/"));
  return [...folders, ""]
    .map((folder) => `${folder ? `${folder}/` : ""}node_modules/${name}`)
    .find((at) => lock.packages[at]);
}

/** Returns the folders of all needed packages; `optional` includes packages that only some machines install. */
function needed({ optional }: { optional: boolean }): Set<string> {
  const found = new Set<string>();
  const visit = (at: string) => {
    const { dependencies, optionalDependencies } = lock.packages[at]!;
    const required = Object.keys(dependencies ?? {}).filter((name) => !optionalDependencies?.[name]);
    for (const name of [...required, ...(optional ? Object.keys(optionalDependencies ?? {}) : [])]) {
      const place = placeOf(at, name);
      if (!place || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit("");
  return found;
}

test("the site needs no more than 110 packages", () => {
  const count = needed({ optional: false }).size;
  expect(count).toBeGreaterThan(Object.keys(root.dependencies!).length);
  expect(count).toBeLessThanOrEqual(110);
});

test("none of them runs anything when it is installed", () => {
  const running = [...needed({ optional: true })].filter((at) => lock.packages[at]!.hasInstallScript);
  expect(running).toEqual([]);
});

test("the lock file has a checksum for every package, and no address to load one from", () => {
  const packages = Object.entries(lock.packages).filter(([at]) => at !== "");
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([at]) => at)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved).map(([at]) => at)).toEqual([]);
});

test("docs/security.md gives a reason for every direct package, and no other", () => {
  const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  const [, table = ""] = /## Dependencies\n([^]*?)(\n## |$)/.exec(text) ?? [];
  const named = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...line.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const direct = [root.dependencies!, root.optionalDependencies!].flatMap(Object.keys);
  expect(named.toSorted()).toEqual(direct.toSorted());
});

test("npm's bill of materials has each of them", () => {
  const { stdout } = spawnSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--include", "dev"], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const bill = JSON.parse(stdout) as { components: { group?: string; name: string }[] };
  const names = new Set(
    bill.components.map(({ group, name }) => (group && !name.startsWith("@") ? `${group}/${name}` : name)),
  );
  const missing = [...needed({ optional: false })].filter((at) => !names.has(at.split("node_modules/").at(-1)!));
  expect(missing).toEqual([]);
});
