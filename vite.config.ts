import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";

/** What must never reach a browser; the build stops and names the importer. */
const SERVER_ONLY = {
  files: ["**/server/**", "**/*.server.*"],
  specifiers: [/^node:/, "better-auth", "kysely", "pg", "sharp", "pino"],
};

export default defineConfig({
  plugins: [denyImports({ client: SERVER_ONLY }), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
  build: {
    // A style sheet or font inlined as a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: "[name]__[local]__[hash:base64:4]" } },
});
