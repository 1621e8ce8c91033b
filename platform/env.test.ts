import { expect, test } from "vitest";
import { parseEnv, SETTINGS } from "./env.ts";
import { StartError } from "./start-error.ts";

const ROOT = "/srv/cell";
const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnv(source, ROOT);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.message.split("\n");
    throw error;
  }
};

test("nothing needs to be set", () => {
  const env = parseEnv({}, ROOT);
  expect(env).toMatchObject({ HOST: "0.0.0.0", PORT: 3000, DATA_DIR: "/srv/cell/data", TRUST_PROXY: 0 });
  expect([env.PUBLIC_URL, env.SESSION_SECRET, env.API_URL]).toEqual([undefined, undefined, undefined]);
});

test("empty variables count as unset, unknown ones are ignored", () => {
  expect(parseEnv({ PORT: "", PUBLIC_URL: "", SMTP_URL: "", PATH: "/bin", NODE_ENV: "production" }, ROOT)).toEqual(
    parseEnv({}, ROOT),
  );
});

test("processes of tests inherit every setting as empty, so `.env` has no effect", () => {
  expect(SETTINGS.map((name) => process.env[name])).toEqual(SETTINGS.map(() => ""));
});

test("a relative data folder starts at the repository's folder", () => {
  expect(parseEnv({ DATA_DIR: "../kept" }, ROOT).DATA_DIR).toBe("/srv/kept");
  expect(parseEnv({ DATA_DIR: "/var/cell" }, ROOT).DATA_DIR).toBe("/var/cell");
});

test("the public address is an origin, the event server's has all but the last slash", () => {
  expect(parseEnv({ PUBLIC_URL: "https://Cell.Example.edu:443/" }, ROOT).PUBLIC_URL).toBe("https://cell.example.edu");
  expect(parseEnv({ API_URL: "https://api.example.edu/v1//" }, ROOT).API_URL).toBe("https://api.example.edu/v1");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "-1"],
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["PORT", "1e3"],
  ["PORT", "0x10"],
  ["PUBLIC_URL", "cell.example.edu"],
  ["PUBLIC_URL", "ftp://cell.example.edu"],
  ["PUBLIC_URL", "javascript:alert(1)"],
  ["PUBLIC_URL", "https://user:password@cell.example.edu"],
  ["PUBLIC_URL", "https://cell.example.edu/path"],
  ["PUBLIC_URL", "https://cell.example.edu/?year=2026"],
  ["API_URL", "//api.example.edu"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "-1"],
  ["TRUST_PROXY", "1.5"],
  ["TRUST_PROXY", "1e0"],
  ["SESSION_SECRET", "too short"],
  ["SESSION_SECRET", "s".repeat(64)],
  ["EMBED_ANCESTORS", "www.example.edu"],
  ["EMBED_ANCESTORS", "http://www.example.edu"],
  ["EMBED_ANCESTORS", "https://www.example.edu/path"],
  ["EMBED_ANCESTORS", "https://www.example.edu; script-src *"],
  ["EMBED_ANCESTORS", "https://www.example.edu,https://b.example.edu"],
  ["EMBED_ANCESTORS", "*"],
  ["EMBED_ANCESTORS", "https://a;script-src"],
  ["EMBED_ANCESTORS", "https://*.example.edu"],
])("%s=%s is rejected by name", (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} \\S`))]);
});

test("the sites that may frame the next events are a list", () => {
  const EMBED_ANCESTORS = " https://www.example.edu   https://portal.example.edu:8443 ";
  expect(parseEnv({ EMBED_ANCESTORS }, ROOT).EMBED_ANCESTORS).toEqual([
    "https://www.example.edu",
    "https://portal.example.edu:8443",
  ]);
});

test("a bad value is never repeated: it may be a secret", () => {
  expect(problemsOf({ SESSION_SECRET: "canary" }).join()).not.toContain("canary");
});

test("every variable that cannot be used is named at once", () => {
  const problems = problemsOf({ PORT: "x", PUBLIC_URL: "x", SESSION_SECRET: "x" });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "PUBLIC_URL", "SESSION_SECRET"]);
});

test.each([
  [{ SMTP_URL: "smtp://localhost" }, "CONTACT_TO must be set too"],
  [{ CONTACT_TO: "cell@example.edu" }, "SMTP_URL must be set too"],
  [{ EMAILJS_SERVICE_ID: "a", EMAILJS_USER_ID: "b" }, "EMAILJS_TEMPLATE_ID must be set too"],
  [{ EMAILJS_PRIVATE_KEY: "a" }, "EMAILJS_USER_ID must be set too"],
  [{ SUPABASE_URL: "https://project.supabase.co" }, "SUPABASE_KEY must be set too"],
  [{ SUPABASE_SECRET_KEY: "sb_secret_a" }, "SUPABASE_KEY must be set too"],
  [{ SMTP_URL: "http://localhost", CONTACT_TO: "cell@example.edu" }, "SMTP_URL must start with smtp://"],
  [{ SMTP_URL: "smtp://", CONTACT_TO: "cell@example.edu" }, "name a host"],
  [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must start with postgres://"],
])("incomplete or contradictory settings are named: %j", (variables, message) => {
  expect(problemsOf(variables)).toEqual([expect.stringContaining(message)]);
});

test("the two keys of Supabase are not exchanged", () => {
  const SUPABASE_URL = "https://project.supabase.co";
  const exchanged = { SUPABASE_URL, SUPABASE_KEY: "sb_secret_canary", SUPABASE_SECRET_KEY: "sb_publishable_canary" };
  const problems = problemsOf(exchanged);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["SUPABASE_KEY", "SUPABASE_SECRET_KEY"]);
  expect(problems.join()).not.toContain("canary");
});

test("two ways to send mail at once are an error, because one would be unused", () => {
  const both = {
    SMTP_URL: "smtp://a",
    CONTACT_TO: "cell@example.edu",
    EMAILJS_SERVICE_ID: "a",
    EMAILJS_TEMPLATE_ID: "b",
    EMAILJS_USER_ID: "c",
  };
  expect(problemsOf(both)).toEqual([expect.stringContaining("choose one way to send mail")]);
});

test("BACKUP_DIR with PostgreSQL is an error with a hint to pg_dump", () => {
  expect(parseEnv({ BACKUP_DIR: "backups" }, ROOT).BACKUP_DIR).toBe("/srv/cell/backups");
  const both = { BACKUP_DIR: "backups", DATABASE_URL: "postgres://localhost/cell" };
  expect(problemsOf(both)).toEqual([expect.stringContaining("pg_dump")]);
});
