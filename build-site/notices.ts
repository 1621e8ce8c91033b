import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OTHERS = {
  "Bricolage Grotesque and Instrument Sans (fonts)": "app/shell/styles/fonts/LICENSE.txt",
  "Lucide (icons)": "app/ui/icon/lucide-license.txt",
};

/** Vite lists the libraries (`build.license` in vite.config.ts). */
export function writeNotices(root: string, client: string): void {
  const libraries = readFileSync(join(client, ".vite/license.md"), "utf8");
  const others = Object.entries(OTHERS).map(
    ([name, file]) => `## ${name}\n\n${readFileSync(join(root, file), "utf8")}`,
  );
  writeFileSync(join(client, "third-party-notices.txt"), [libraries.trimEnd(), ...others].join("\n\n"));
}
