/** The measured servers, built and started in production mode as their documentation recommends. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

export const LAB = import.meta.dirname;
export const ROOT = resolve(LAB, "..");

export type Side = {
  name: string;
  folder: string;
  /** Arguments for Node, run once before measuring. */
  build?: string[];
  /** The output of the build. */
  built?: string;
  start: string[];
  env?: Record<string, string>;
  home?: string;
  /** The first HTML contains no events; the browser loads them. */
  emptyShell?: boolean;
};

const bin = (name: string) => join(LAB, "node_modules", name);
const peer = (name: string) => join(LAB, "peers", name);

/** The setting of `npm start` and deploy/: young objects in 2 MB fit into the CPU's cache. */
const YOUNG = "--max-semi-space-size=2";

export const OURS: Side = {
  name: "this site",
  folder: ROOT,
  build: ["build-site/build.ts"],
  start: [YOUNG, "build/start.js"],
  // The setting of deploy/.
  env: { MALLOC_ARENA_MAX: "2" },
  home: "/",
};
export const BARE: Side = {
  name: "bare node:http, same responses",
  folder: peer("."),
  // This site sets the second option itself.
  start: [YOUNG, "--no-allocation-site-pretenuring", "bare.mjs"],
  home: "/",
};

export const PEERS: Side[] = [
  {
    name: "React SPA + Express",
    folder: peer("spa"),
    build: [bin("vite/bin/vite.js"), "build"],
    built: "dist/index.html",
    start: ["server.mjs"],
    emptyShell: true,
  },
  {
    name: "Astro, node adapter",
    folder: peer("astro"),
    build: [bin("astro/bin/astro.mjs"), "build"],
    built: "dist/server/entry.mjs",
    start: ["dist/server/entry.mjs"],
  },
  {
    name: "React Router SSR, no cache",
    folder: peer("react-router"),
    build: [bin("@react-router/dev/bin.cjs"), "build"],
    built: "build/server/index.js",
    start: [bin("@react-router/serve/bin.cjs"), "build/server/index.js"],
  },
  {
    name: "Next.js",
    folder: peer("next"),
    build: [bin("next/dist/bin/next"), "build"],
    built: ".next/BUILD_ID",
    start: [bin("next/dist/bin/next"), "start"],
  },
];

export function isBuilt({ folder, built }: Side): boolean {
  return built !== undefined && existsSync(join(folder, built));
}
