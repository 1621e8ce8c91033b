/**
 * Which folder may import which: the table of docs/architecture.md as a rule of oxlint. Relative imports are resolved
 * and must be in the list of their row; every other import is refused, type imports and `import()` too.
 */
import { dirname, relative, resolve, sep } from "node:path";

/** What every part of the server may use. */
const GROUND = [
  "domain",
  "platform",
  "server/env",
  "server/log",
  "server/make-folder",
  "server/secret",
  "server/start-error",
];
/** The implementations beside them are chosen by server/app.ts alone. */
const CONTRACTS = [
  "server/adapters/database/database",
  "server/adapters/identity/identity-provider",
  "server/adapters/limits/limits",
  "server/adapters/mail/mailer",
  "server/adapters/mail/delivery-failure",
];
const BROWSER_PACKAGES = ["react", "react-dom", "react-router", "yet-another-react-lightbox"];
/** zod is in these two: 30 kB that no visitor should load. */
const SCHEMAS = ["domain/schemas", "domain/content"];
const SERVER_ONLY = "server code would be sent to browsers; import its type only";

/**
 * The first row whose folder a file is in decides. `folder/*` means the files directly in it.
 * `types` may be imported as types only. `packages`: the only npm packages and Node modules; left out, all.
 */
export const WALLS = [
  {
    from: "domain",
    may: ["domain"],
    packages: ["zod"],
    because: "domain/ is for browser, server and tests alike",
  },
  {
    from: "app/ui",
    may: ["app/ui", "app/features/accounts", "app/shell/theme", "domain/*"],
    types: ["server", ...SCHEMAS],
    packages: BROWSER_PACKAGES,
    because: `parts know no page, and ${SERVER_ONLY}`,
  },
  {
    from: "app/api",
    may: ["app/api", "domain/*"],
    types: ["server", ...SCHEMAS],
    packages: BROWSER_PACKAGES,
    because: SERVER_ONLY,
  },
  { from: "app/entry.server", may: ["app"], because: SERVER_ONLY },
  {
    from: "app",
    may: ["app", "domain/*"],
    types: ["server", ...SCHEMAS],
    packages: [...BROWSER_PACKAGES, "@react-router/dev"],
    because: `${SERVER_ONLY}. Services reach a loader through platform/rendering/request-context.ts`,
  },
  {
    from: "platform/database/migrations",
    may: ["platform/database/migrations"],
    because: "a migration must do the same next year: write the columns out",
  },
  { from: "platform", may: GROUND, because: "base/ is below everything else in the server" },
  { from: "platform", may: [...GROUND, "platform"], because: "adapters know no service" },
  {
    from: "platform/http",
    may: [...GROUND, ...CONTRACTS, "platform/http"],
    because: "http/ knows no service, and only server/app.ts chooses an implementation",
  },
  {
    from: "server/services",
    may: [...GROUND, ...CONTRACTS, "server/services"],
    because: "services know neither HTTP nor pages, and only server/app.ts chooses an implementation",
  },
  {
    from: "server/api",
    may: [...GROUND, ...CONTRACTS, "platform/http", "server/services", "server/api", "server/site"],
    because: "the API knows no page, and only server/app.ts chooses an implementation",
  },
  {
    from: "platform/rendering",
    may: [
      ...GROUND,
      ...CONTRACTS,
      "platform/http",
      "server/services",
      "platform/rendering",
      "server/site",
      "app/context",
      "app/route-handle",
      "app/shell/theme",
    ],
    because: "rendering meets the pages through platform/rendering/request-context.ts only",
  },
  { from: "server", may: ["server", "domain"], because: "only platform/rendering/ meets the pages" },
  { from: "cli", may: ["cli", "domain", "server", "build"], because: "commands use the server, never the pages" },
];

const TEST_PACKAGES = ["vitest", "@playwright/test"];

/** Why a file may not import this; undefined when it may. Paths are relative to the project. */
function problemWith(from, to, { isPackage, isType }) {
  const wall = WALLS.find((row) => isIn(withoutEnding(from), row.from));
  if (!wall || from.includes(".test.")) return undefined;
  const isAllowed = isPackage ? mayUsePackage(wall, to, isType) : mayImport(wall, withoutEnding(to), isType);
  return isAllowed ? undefined : `${from} may not import ${to}: ${wall.because}.`;
}

function mayImport({ may, types = [] }, to, isType) {
  return may.some((entry) => isIn(to, entry)) || (isType && types.some((entry) => isIn(to, entry)));
}

function mayUsePackage({ packages }, name, isType) {
  if (TEST_PACKAGES.includes(name)) return false;
  return isType || !packages || packages.some((entry) => isIn(name, entry));
}

const withoutEnding = (path) => path.replace(/\.tsx?$/, "");

function isIn(path, entry) {
  if (entry.endsWith("/*")) return dirname(path) === entry.slice(0, -2);
  return path === entry || path.startsWith(`${entry}/`);
}

function check(context) {
  return (node) => {
    const name = node.source?.value;
    // Types that React Router writes for a route module.
    if (typeof name !== "string" || name.includes("/+types/") || name.startsWith("virtual:")) return;
    const from = fromRoot(context.filename);
    const isPackage = !name.startsWith(".");
    const to = isPackage ? name : fromRoot(resolve(dirname(context.filename), name.replace(/\?.*$/, "")));
    const isType = node.importKind === "type" || node.exportKind === "type";
    const message = problemWith(from, to, { isPackage, isType });
    if (message) context.report({ node, message });
  };
}

function fromRoot(path) {
  return relative(import.meta.dirname, path)
    .split(sep)
    .join("/");
}

const imports = {
  create(context) {
    const visit = check(context);
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
    };
  },
};

export default { meta: { name: "walls" }, rules: { imports } };
