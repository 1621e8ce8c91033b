/** The table of docs/architecture.md as an oxlint rule. It resolves relative imports. */
import { dirname, relative, resolve, sep } from "node:path";

/** Contracts and plain services. Only server/app.ts chooses the implementations next to them. */
const PLATFORM = [
  "platform/*",
  "platform/backups/restore-drill",
  "platform/backups/row-counts",
  "platform/content",
  "platform/database/database",
  "platform/database/list-page",
  "platform/database/lock-name",
  "platform/database/site-version",
  "platform/documents",
  "platform/formats",
  "platform/http",
  "platform/identity/access",
  "platform/identity/access-keeper",
  "platform/identity/audited",
  "platform/identity/identity-provider",
  "platform/identity/log-name",
  "platform/identity/profiles",
  "platform/limits/limits",
  "platform/mail/delivery-failure",
  "platform/mail/mailer",
  "platform/mail/send-with-retries",
  "platform/media",
  "platform/rendering/request-context",
];
/** Contexts for loaders and actions. React Router removes both from browser code. */
const CONTEXTS = ["platform/content/site-context", "platform/rendering/request-context"];
/** Schemas use zod: 30 kB that no visitor should load. */
const SCHEMAS = ["domain/schemas"];
/** The parts of domain/ that browser code may use. */
const DOMAIN = ["domain/*", "domain/collections", "domain/content"];
const BROWSER_PACKAGES = ["react", "react-dom", "react-router", "yet-another-react-lightbox"];
const SERVER_ONLY = "server code would be sent to browsers; import its type only";

/**
 * The first matching row decides. `server`: whether file names contain `.server.`. `*` is one folder or file, `OWN` the
 * folder that `from` matched. `types`: type imports only. `packages`: the only allowed packages.
 */
export const WALLS = [
  {
    from: "domain",
    may: ["domain"],
    packages: ["zod", "diff"],
    because: "domain/ is for browser, server and tests alike",
  },
  {
    from: "app/ui",
    may: ["app/ui", ...DOMAIN],
    types: SCHEMAS,
    packages: [...BROWSER_PACKAGES, "csv-parse/browser", "qr", "react-image-crop"],
    because: "parts in app/ui know no feature and no server",
  },
  {
    from: "app/features/*",
    server: true,
    may: ["OWN", "app/features/*/*", "domain", ...PLATFORM],
    because: "a feature uses itself, the top-level files of other features, domain/ and the contracts of platform/",
  },
  {
    from: "app/features/*",
    may: ["OWN", "app/features/*/*", "app/ui", ...DOMAIN, ...CONTEXTS],
    types: [...PLATFORM, ...SCHEMAS],
    packages: BROWSER_PACKAGES,
    because: `a feature uses itself, the top-level files of other features, app/ui and domain/; ${SERVER_ONLY}`,
  },
  { from: "app/entry.server", may: ["app", ...CONTEXTS], because: SERVER_ONLY },
  {
    from: "app",
    may: ["app", ...DOMAIN, ...CONTEXTS],
    types: [...PLATFORM, ...SCHEMAS],
    packages: [...BROWSER_PACKAGES, "@react-router/dev"],
    because: SERVER_ONLY,
  },
  {
    from: "platform/database/migrations",
    may: ["platform/database/migrations"],
    because: "a migration must do the same next year: write the columns out",
  },
  {
    from: "platform/limits",
    may: ["OWN", "domain", "platform/database/sqlite", "platform/database/sqlite-errors", ...PLATFORM],
    because: "limits are counted in memory or in a database, and know no feature",
  },
  {
    from: "platform/*",
    may: ["OWN", "domain", ...PLATFORM],
    because: "platform/ knows no feature, and only server/app.ts chooses an implementation",
  },
  {
    from: "server",
    may: ["server", "app/features", "app/shell/theme", "platform", "domain"],
    because: "server/ joins features and platform, and knows no page",
  },
  {
    from: "cli",
    may: ["cli", "build-site", "app/features/*/*", "platform", "domain", "server", "build"],
    because: "commands use services and platform/, never pages",
  },
  {
    from: "build-site",
    may: ["build-site", "app/features/*/*", "platform", "domain"],
    because: "the build reads content and platform/",
  },
];

const TEST_PACKAGES = ["vitest", "@playwright/test"];
const isServer = (path) => path.includes(".server");

/** Returns undefined if the import is allowed. Paths are relative to the project. */
function problemWith(from, to, { isPackage, isType }) {
  const wall = WALLS.find((row) => isBelow(withoutEnding(from), row.from) && (!row.server || isServer(from)));
  if (!wall || from.includes(".test.")) return undefined;
  const own = from.split("/").slice(0, wall.from.split("/").length).join("/");
  const isAllowed = isPackage ? mayUsePackage(wall, to, isType) : mayImport(wall, withoutEnding(to), { own, isType });
  const leaks = from.startsWith("app/") && !isServer(from) && isServer(to) && !isType;
  return isAllowed && !leaks ? undefined : `${from} may not import ${to}: ${leaks ? SERVER_ONLY : wall.because}.`;
}

function mayImport({ may, types = [] }, to, { own, isType }) {
  const allowed = isType ? [...may, ...types] : may;
  return allowed.some((entry) => isIn(to, entry.replace("OWN", own)));
}

function mayUsePackage({ packages }, name, isType) {
  if (TEST_PACKAGES.includes(name)) return false;
  return isType || !packages || packages.some((entry) => isIn(name, entry));
}

const withoutEnding = (path) => path.replace(/\.(d\.ts|tsx?)$/, "");

/** `folder` includes all files below it, `folder/*` only direct ones. */
function isIn(path, entry) {
  return (!entry.endsWith("*") || path.split("/").length === entry.split("/").length) && isBelow(path, entry);
}

function isBelow(path, entry) {
  const given = path.split("/");
  return entry.split("/").every((part, index) => given[index] && (part === "*" || part === given[index]));
}

function check(context) {
  return (node) => {
    const name = node.source?.value;
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
