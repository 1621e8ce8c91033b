/** The style sheet of the admin area. Visitors do not download it. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");

/** A public page that uses one of these has no styles for it; tests/page-weight.test.ts checks this. */
const FOR_ADMINS =
  /^app\/(ui\/(admin|dialog|form)|features\/(accounts|content|new-session|contact\/messages|events\/(form|import|preview)))\//;

const isForAdmins = (file: string) => FOR_ADMINS.test(relative(ROOT, file).replaceAll("\\", "/"));

/** The name changes with any style, because the short names of classes are numbered over all files. */
const FILE = `assets/admin-${hashOfStyles()}.css`;

/** Moves the styles of the admin area from the visitors' style sheet to `ADMIN_STYLES`. */
export function adminStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "admin-styles",
    apply: "build",
    config: () => ({ define: { "import.meta.env.ADMIN_STYLES": JSON.stringify(`/${FILE}`) } }),
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".module.css") || !isForAdmins(file)) return undefined;
      sheets.set(file, code);
      return { code: "", map: null };
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const code = Buffer.from(
        [...sheets.keys()]
          .sort()
          .map((file) => sheets.get(file))
          .join("\n"),
      );
      this.emitFile({ type: "asset", fileName: FILE, source: transform({ filename: FILE, code, minify: true }).code });
    },
  };
}

function hashOfStyles(): string {
  const hash = createHash("sha256");
  for (const file of globSync("app/**/*.module.css", { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("base64url").slice(0, 8);
}
