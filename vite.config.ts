import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { denyImports } from "vite-env-only";
import { adminStyles } from "./build-site/admin-styles.ts";

/** Modules that must never reach a browser; the build stops and names the importer. */
const SERVER_ONLY = {
  files: ["**/server/**", "**/platform/**", "**/*.server.*"],
  specifiers: [/^node:/, "better-auth", "kysely", "pg", "sharp", "pino"],
};

/** Makes few files for most pages instead of twenty. The frame is part of every page; one file saves 1 KB. */
const SHARED = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
  },
  { name: "frame", test: /[\\/]app[\\/](root\.tsx|shell[\\/]layout\.tsx|ui[\\/]page[\\/]page-meta\.ts)/ },
  {
    name: "lists",
    test: /[\\/]((badge|date-block|empty|event-filter)[\\/]|events[\\/](format-event|event-calls|page[\\/]plain-text|list[\\/]events\.module)\.)/,
    minShareCount: 2,
  },
  {
    name: "fields",
    test: /[\\/](ui[\\/]field[\\/]|ui[\\/]form[\\/]with-storage\.|domain[\\/]form-problems\.)/,
    minShareCount: 2,
  },
  { name: "parts", test: partOfManyPages, minShareCount: 9 },
  // Each file costs 0.7 KB of headers.
  {
    name: "admin",
    test: /[\\/]ui[\\/]((admin|dialog)[\\/]|call[\\/]use-|form[\\/](problems-in|use-form-call|form-failure)\.)/,
    minShareCount: 4,
  },
  {
    name: "collections",
    test: /[\\/](domain[\\/]content[\\/]|(fields|collection|item-ids|form-texts|picture-focus)\.)/,
    minShareCount: 4,
  },
];

/** Random characters cannot be compressed: two of these take one byte. The server names the same fonts and styles. */
const hashCharacters = "hex";

/** Only shared files have a name: every page lists these names, and each costs ten bytes. */
function fileName({ name }: { name: string }): string {
  return `assets/${SHARED.some((group) => group.name === name) ? name : "p"}-[hash:7].js`;
}

/** Excludes code that only pages for administrators share, for example the parts of forms, and what /events does not need. */
function partOfManyPages(file: string): boolean {
  const isForAdmins =
    /[\\/](ui[\\/](field|form|admin|call|dialog)|features[\\/](content[\\/](content|new-post)|changes|events[\\/](editing|event-tag))|collections|schemas|domain[\\/]content)|picture-focus|moments|form-problems|not-loaded/;
  const isProse = /[\\/]ui[\\/]prose[\\/]/;
  return /[\\/](app|domain)[\\/]/.test(file) && !isForAdmins.test(file) && !isProse.test(file);
}

export default defineConfig(({ command }) => ({
  plugins: [
    denyImports({ client: SERVER_ONLY }),
    plainImports(),
    shortFirstPaint(),
    adminStyles(),
    reactRouter(),
    layersFirst(),
    asciiServer(),
  ],
  environments: {
    client: {
      build: {
        license: true,
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: SHARED },
            chunkFileNames: fileName,
            entryFileNames: fileName,
            hashCharacters,
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server/app.ts", output: { hashCharacters } } },
      resolve: bundled(command),
      define: inProduction(command),
    },
  },
  build: {
    assetsInlineLimit: 0,
    // All styles for visitors are smaller than one picture: one sheet blocks the first paint once, and no later page.
    cssCodeSplit: false,
  },
  css: { modules: { generateScopedName: command === "build" ? shortName : "[local]-[hash:base64:4]" } },
}));

/** Bundling libraries halves start-up time and memory. Packages with binaries are external. */
function bundled(command: "build" | "serve") {
  return command === "build" ? { noExternal: true as const, external: ["sharp", "pg", "pino"] } : {};
}

/** Prevents a second copy of React in the build, and the development version without NODE_ENV. */
function inProduction(command: "build" | "serve") {
  return command === "build" ? { "process.env.NODE_ENV": '"production"' } : {};
}

/** Every class and animation of the style sheets, in an order that the client and the server build share. */
const scopedNames = globSync("app/**/*.module.css", { cwd: import.meta.dirname })
  .sort()
  .flatMap((file) => {
    const names = readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${file} ${name}`))];
  });

/** Short like `c7f`, because every page contains hundreds of them. */
function shortName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.split("?")[0]!)} ${name}`;
  const index = scopedNames.indexOf(whole);
  if (index < 0) throw new Error(`No class or animation is named ${whole}.`);
  return `c${index.toString(36)}`;
}

/** Vite wraps every `import()` in 0.7 KB that preloads its parts, which are one or two files here. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
  };
}

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

/** Node keeps the text of a file in memory, with two bytes a character if one of them is not ASCII. */
function asciiServer(): Plugin {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "ascii-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replaceAll(/[\u0080-\uFFFF]/g, escape);
    },
  };
}

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
