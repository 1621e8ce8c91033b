import { existsSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vitest/config";
import "./tests/support/sample-site.ts";

const FAST = ["{app,domain,platform,server,tests}/**/*.test.{ts,tsx}"];
/** These tests start processes, wait for outages to end, or render the whole site many times. */
const SLOW = [
  "{build-site,cli}/**/*.test.ts",
  "app/features/content/every-write.server.test.ts",
  "tests/{content-outputs,data-file,database-away,deploy*,hosted-*,packages,page-weight,process,restore-drill,share-cards,snapshots,socket,time-zone,upgrade*,upload-corpus}.test.ts",
];
const NOT_HERE = ["tests/e2e/**", "tests/visual/**", "lab/**", "node_modules/**"];

/** Code that stores or reads data runs on both databases, without mocks. */
const ON_BOTH_DATABASES = [
  "app/features/**/*.server.test.ts",
  "platform/database/site-version.test.ts",
  "platform/documents/*.test.ts",
  "platform/media/*.test.ts",
  "server/**/*.test.ts",
  "tests/upgrade*.test.ts",
];

/**
 * Other files send all statements of these on PostgreSQL, too: a log of statements showed it, or they only publish texts and
 * read pages. Tests of locks, of writes at the same time and of damaged rows run on both.
 */
const SAME_ON_BOTH = [
  "app/features/about/{menu-name,privacy/privacy-page}.server.test.ts",
  "app/features/accounts/{login-page,sign-in}.server.test.ts",
  "app/features/accounts/{audited,password-link}.api.server.test.ts",
  "app/features/changes/{preview,undo}.server.test.ts",
  "app/features/contact/{contact,messages}.api.server.test.ts",
  "app/features/contact/outbox/{failures,outbox}.server.test.ts",
  "app/features/content/{every-write,hidden-items,pages,picture-fields,list/unchanged-content}.server.test.ts",
  "app/features/content/{content,content-drafts,content-pictures,content-search,content-trash,withdrawn-files}.api.server.test.ts",
  "app/features/desk/change-tasks.server.test.ts",
  "app/features/event-reports/{iic/iic,session/session-report}.api.server.test.ts",
  "app/features/events/event-pages.server.test.ts",
  "app/features/events/events-{details,pictures,refusals,table}.api.server.test.ts",
  "app/features/feeds/{calendar,files,public-outputs}.server.test.ts",
  "app/features/handover/printed-handover.server.test.ts",
  "platform/media/{picture-decoder,upload-api}.test.ts",
  "server/api/open-api.test.ts",
];

/** A folder in memory, on Linux: writing to a disk takes a third of the time of these tests. */
const MEMORY = "/dev/shm";
/** Containers may have 64 MB. */
const MIN_FREE_BYTES = 512 * 1024 * 1024;

function temporaryFolder(): Record<string, string> {
  const found = existsSync(MEMORY) ? statfsSync(MEMORY) : undefined;
  return found && found.bavail * found.bsize > MIN_FREE_BYTES ? { TMPDIR: MEMORY } : {};
}

/** React as visitors get it, which takes half the time of the one for development. */
const NODE_ENV = "production";
const productionJsx: Plugin = {
  name: "production-jsx",
  enforce: "post",
  config: () => ({ oxc: { jsx: { development: false } } }),
};

export default defineConfig({
  plugins: [reactRouter(), productionJsx],
  test: {
    // Otherwise each file would load the whole site again, which is most of its time.
    isolate: false,
    // React warns about a style sheet without an address, which its import has without this setting.
    css: { include: /\.css\?url$/ },
    // Long, because only a hanging test should fail, not a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tests wait for disks, processes and timers for a third of their time.
    maxWorkers: availableParallelism() + 1,
    globalSetup: "tests/support/sample-site.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "sqlite",
          env: { NODE_ENV, ...temporaryFolder() },
          include: FAST,
          exclude: [...NOT_HERE, ...SLOW, "**/*.postgres.test.ts"],
          globalSetup: "tests/support/sqlite.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          env: { NODE_ENV },
          include: SLOW,
          exclude: ["**/*.postgres.test.ts"],
          globalSetup: "tests/support/sqlite.ts",
        },
      },
      {
        // Not in `npm test`: they kill processes at random moments, and a busy machine makes them fail.
        extends: true,
        test: {
          name: "proofs",
          include: ["lab/proofs/*.test.ts"],
          globalSetup: "tests/support/sqlite.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          env: { NODE_ENV },
          include: [...ON_BOTH_DATABASES, "**/*.postgres.test.ts"],
          exclude: [...NOT_HERE, ...SAME_ON_BOTH],
          globalSetup: "tests/support/postgres.ts",
        },
      },
    ],
  },
});
