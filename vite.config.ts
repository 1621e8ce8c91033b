import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { denyImports } from "vite-env-only";

/** What must never reach a browser; the build stops and names the importer. */
const SERVER_ONLY = {
  files: ["**/server/**", "**/platform/**", "**/*.server.*"],
  specifiers: [/^node:/, "better-auth", "kysely", "pg", "sharp", "pino"],
};

/**
 * What most pages need comes in three files instead of twenty: fewer requests, and together they shrink better. The frame
 * is what every page loads in any case; with all that it imports in one file it is 1 KB smaller than in nine.
 */
const SHARED = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
  },
  { name: "frame", test: /[\\/]app[\\/](root\.tsx|shell[\\/]layout\.tsx|ui[\\/]page[\\/]page-meta\.ts)/ },
  {
    name: "lists",
    test: /[\\/]((badge|empty|event-filter)[\\/]|events[\\/](format-event|event-calls|page[\\/]words)\.)/,
    minShareCount: 2,
  },
  { name: "parts", test: /[\\/](app|domain)[\\/]/, minShareCount: 9 },
];

export default defineConfig(({ command }) => ({
  plugins: [denyImports({ client: SERVER_ONLY }), plainImports(), shortFirstPaint(), reactRouter(), layersFirst()],
  environments: {
    // The licences are written into third-party-notices.txt (build-site/notices.ts).
    client: {
      build: {
        license: true,
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server/app.ts" } },
      resolve: bundled(command),
      define: inProduction(command),
    },
  },
  build: {
    // A style sheet or font inlined as a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // All styles together are smaller than one picture: one sheet holds up the first paint once, and no later page.
    cssCodeSplit: false,
  },
  css: { modules: { generateScopedName: command === "build" ? shortName : "[local]-[hash:base64:4]" } },
}));

/**
 * A built server carries its libraries with it, shaken: half the memory and half the time of a start go into modules
 * otherwise. What brings binaries, or is loaded by name, stays outside.
 */
function bundled(command: "build" | "serve") {
  return command === "build" ? { noExternal: true as const, external: ["sharp", "pg", "pino"] } : {};
}

/** Else the build would hold React twice, and `npm start` without NODE_ENV would run the slow one that helps developers. */
function inProduction(command: "build" | "serve") {
  return command === "build" ? { "process.env.NODE_ENV": '"production"' } : {};
}

const shortNames = new Map<string, string>();

/** What a class is called in the built site: every page brings hundreds of them. The same in the build for the server. */
function shortName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.split("?")[0]!)} ${name}`;
  const short = `c${createHash("sha256").update(whole).digest("base64url").slice(0, 4)}`;
  if ((shortNames.get(short) ?? whole) !== whole)
    throw new Error(`Rename one of two classes: ${whole} is ${short} too.`);
  shortNames.set(short, whole);
  return short;
}

/**
 * Vite wraps every `import()` in 0.7 KB that loads its style sheet and its parts beforehand. Here is one style sheet, and
 * what is imported so (the lightbox, the controls of administrators) comes in one or two files.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
  };
}

/** The script in the head of every page, without its comments. */
function shortFirstPaint(): Plugin {
  return {
    name: "short-first-paint",
    enforce: "pre",
    apply: "build",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file!.endsWith("/first-paint.js")) return undefined;
      const { code } = minifySync(file!, readFileSync(file!, "utf8"), { module: false });
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** The one sheet joins its parts in any order; which layer wins is said at its top, in the words of base.css. */
function layersFirst(): Plugin {
  const [order] =
    /^@layer [\w, ]+;/.exec(readFileSync(new URL("app/shell/styles/base.css", import.meta.url), "utf8")) ?? [];
  if (!order) throw new Error("app/shell/styles/base.css must begin with the order of the layers.");
  return {
    name: "layers-first",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = order + String(file.source);
      }
    },
  };
}
