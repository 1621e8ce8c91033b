import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { ADMIN, USER } from "../tests/support/accounts.ts";
import { rowsOf } from "../tests/support/earlier-release.ts";
import { copyBackup } from "./database-file.ts";

const ROOT = resolve(import.meta.dirname, "..");
const MEGABYTE = 1024 * 1024;
const PASSWORD = "a long enough password";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cell-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function command(script: string, args: string[], input = "", more: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`cli/${script}.ts`, ...args], {
    cwd: ROOT,
    env,
    input,
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const dataFile = () => join(folder, "data/site.db");

/** Gives the site `ADMIN`, who never signed in, and `USER`, who has an account without a role. Returns a backup of it. */
function copyData(): string {
  const backup = join(folder, "site.backup");
  mkdirSync(join(folder, "data"));
  for (const file of [dataFile(), backup]) copyFileSync(inject("sqliteTemplate")!, file);
  return backup;
}

/** Runs one statement on the site's data. */
function query(sql: string, file = dataFile()) {
  const database = new DatabaseSync(file);
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

test("an administrator is added with a password from stdin, listed, and removed with all sessions", () => {
  copyData();
  expect(command("admin", ["add", "Asha@example.edu"], `${PASSWORD}\n`)).toMatchObject({ status: 0, stderr: "" });
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
  query(`insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
    select email, '2126', email, '2026', '2026', id from user`);
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
  expect(query("select id from session order by id")).toEqual([{ id: ADMIN.email }, { id: USER.email }]);
  expect(command("admin", ["list"]).stdout).toBe(`${ADMIN.email}: administrator\n`);
});

test("an editor is added with a last day, and a second add makes an administrator", () => {
  expect(command("admin", ["list"]).stdout).toContain("no administrator yet");
  const args = ["add", "ravi@example.edu", "--role", "editor", "--until", "2099-09-30"];
  expect(command("admin", args, `${PASSWORD}\n`).stdout).toContain("is an editor until 2099-09-30");
  expect(command("admin", ["list"]).stdout).toBe("ravi@example.edu: editor until 2099-09-30\n");
  const row = { role: "editor", active_until: "2099-09-30T18:29:59.000Z", last_seen_at: null };
  expect(query("select role, active_until, last_seen_at from profiles")).toEqual([row]);
  expect(command("admin", ["add", "ravi@example.edu"])).toMatchObject({ status: 0, stderr: "" });
  expect(query("select role, active_until from profiles")).toEqual([{ role: "admin", active_until: null }]);
});

test("the last administrator cannot be removed or demoted, and the error helps", () => {
  copyData();
  for (const args of [
    ["remove", ADMIN.email],
    ["add", ADMIN.email, "--role", "editor"],
  ]) {
    const { status, stderr } = command("admin", args);
    expect(status).toBe(1);
    expect(stderr).toContain("No other administrator who has signed in would remain.");
    expect(stderr).toContain("npm run admin -- add EMAIL");
  }
  expect(query("select email, role from profiles")).toEqual([{ email: ADMIN.email, role: "admin" }]);
});

test("with Supabase, the commands that need no account of this site work", () => {
  const more = { SUPABASE_URL: "https://project.example", SUPABASE_KEY: "key" };
  expect(command("admin", ["log-name", "asha@example.edu"], "", more).stdout).toMatch(/^[\w-]{12}\n$/);
  expect(command("admin", ["unlock", "asha@example.edu"], "", more).status).toBe(0);
});

test("a move without --to prints how to write it, and not the password of the address", () => {
  const { status, stdout, stderr } = command("move", ["postgres://cell:secret-word@localhost/cell"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Say where to: npm run move -- --to postgres:/);
  expect(stderr).not.toContain("secret-word");
});

test("adding a person who has a role keeps the password; without a role it needs a new one", () => {
  copyData();
  query(`insert into profiles (email, created_at) values ('${USER.email}', '2026')`);
  const hashes = () => query('select password from account order by "accountId"').map(({ password }) => password);
  const before = hashes();
  const known = command("admin", ["add", USER.email, "--until", "2099-09-30"]);
  expect(known).toMatchObject({ status: 0, stdout: expect.stringContaining("The password stays.") });
  expect(hashes()).toEqual(before);
  query(`delete from profiles where email = '${USER.email}'`);
  expect(command("admin", ["add", USER.email], "short\n").stderr).toContain("12 characters or more");
  expect(command("admin", ["add", USER.email], "nine green bicycles\n").status).toBe(0);
  expect(hashes().filter((hash) => before.includes(hash))).toHaveLength(1);
});

test.each([
  [["add"], "", "Usage"],
  [["add", "asha"], "", "not an e-mail address"],
  [["add", "asha@example.edu"], "QwertyQwerty\n", "Many people use this password"],
  [["password", "nobody@example.edu"], `${PASSWORD}\n`, "There is no account"],
  [["reset-totp", "nobody@example.edu"], "", "There is no account"],
  [["remove", "nobody@example.edu"], "", "There is no administrator or editor with this address."],
  [["add", "asha@example.edu", "--role", "owner"], "", "Choose admin or editor."],
  [["add", "asha@example.edu", "--forever"], "", "Usage"],
])("admin %j fails with a message", (args, input, said) => {
  const { status, stderr } = command("admin", args, input);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain("    at ");
});

test("a restore brings everything back for its owner, moves the previous data aside, and needs none", () => {
  rmSync(copyData());
  const emails = () => query("select email from profiles").map(({ email }) => email);
  const backup = join(folder, "of-today.backup");
  expect(command("backup", [backup])).toMatchObject({ status: 0, stderr: "" });
  chmodSync(backup, 0o644);
  query("update profiles set email = 'other@example.edu'");
  const { status, stdout } = command("restore", [backup]);
  expect([status, stdout]).toEqual([0, expect.stringContaining("Restored 0 events and 0 messages")]);
  expect(emails()).toEqual([ADMIN.email]);
  expect(existsSync(/data is now (.*)\./.exec(stdout)![1]!)).toBe(true);
  expect((statSync(dataFile()).mode & 0o777).toString(8)).toBe("600");
  rmSync(join(folder, "data"), { recursive: true });
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(emails()).toEqual([ADMIN.email]);
});

test("a backup never overwrites a file", () => {
  const file = join(folder, "letters.txt");
  writeFileSync(file, "dear diary");
  expect(command("backup", [file])).toMatchObject({ status: 1 });
  expect(readFileSync(file, "utf8")).toBe("dear diary");
});

test("without a data file a backup fails, and writes nothing", () => {
  const { status, stderr } = command("backup", [join(folder, "site.backup")]);
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no data file ${join(folder, "data/site.db")}. Is DATA_DIR right?\n`);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["no database", "dear diary", "could not be copied"],
  ["empty", "", "is no backup of this site"],
])("a data file that is %s is not backed up", (_, text, said) => {
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/site.db"), text);
  const { status, stderr } = command("backup", [join(folder, "site.backup")]);
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("the checksum of a large file takes little memory", () => {
  const file = join(folder, "large.db");
  writeFileSync(file, "");
  truncateSync(file, 400 * MEGABYTE);
  const script = `import { writeChecksum } from "./cli/backup-checksum.ts";
    writeChecksum(process.argv[1], process.argv[1]);
    console.log(process.resourceUsage().maxRSS * 1024);`;
  const args = ["--input-type=module", "-e", script, file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  expect(Number(stdout)).toBeGreaterThan(MEGABYTE);
  expect(Number(stdout)).toBeLessThan(150 * MEGABYTE);
});

const NOT_OURS = {
  "two tables with the right names": "create table document(a); create table contact_message(a);",
  "a view that never ends in place of a table": `create table contact_message(a);
    create view document as with recursive n(a) as (select 1 union all select a + 1 from n) select a from n;`,
  "a view that never ends in place of the migrations": `create table document(a); create table contact_message(a);
    create view kysely_migration as with recursive n(name) as (select 1 union all select name from n) select name from n;`,
  "no migration": "create table document(a); create table contact_message(a); create table kysely_migration(name);",
  "migrations without their columns": `create table document(a); create table contact_message(a);
    create table kysely_migration(name); insert into kysely_migration values ('0001-first-release');`,
};

test.each(Object.entries(NOT_OURS))("a file with %s is not restored", (_, schema) => {
  const file = join(folder, "other.db");
  const database = new DatabaseSync(file);
  database.exec(schema);
  database.close();
  const { status, stderr } = command("restore", [file]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("is no backup of this site")]);
  expect(readdirSync(join(folder, "data"))).toEqual([]);
});

test("a backup of a newer release is not restored", async () => {
  const backup = copyData();
  query("insert into kysely_migration values ('9999-time-travel', '2126-01-01')", backup);
  await expect(copyBackup(backup, join(folder, "site.db"))).rejects.toThrow("newer release");
});

test.each([
  ["first-release", 2],
  ["before-documents", 6],
] as const)("a backup of an earlier release is restored: %s", async (release, events) => {
  const backup = join(folder, "old.db");
  rowsOf(release, backup).close();
  expect(await copyBackup(backup, join(folder, "site.db"))).toMatchObject({ events });
});

test("when the copy before an update does not fit on the disk, nothing is updated", () => {
  mkdirSync(join(folder, "data"));
  const file = join(folder, "data/site.db");
  rowsOf("before-documents", file).close();
  // Limits every file to 64 blocks of 512 bytes.
  const script = `ulimit -f 64; exec "${process.execPath}" cli/admin.ts list`;
  const env = { ...process.env, DATA_DIR: join(folder, "data") };
  const { status, stderr } = spawnSync("sh", ["-c", script], { cwd: ROOT, env, encoding: "utf8" });
  const sentence = `DATA_DIR: ${join(folder, "data")} is on a disk that is full or fails\n`;
  expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  expect(database.prepare("select 1 from event").all()).toHaveLength(6);
  expect(readdirSync(join(folder, "data")).filter((name) => name.includes("before"))).toEqual([]);
});

test("files of a killed restore do not disturb the next one", () => {
  const backup = copyData();
  for (const ending of ["", "-journal"]) writeFileSync(`${dataFile()}.incoming${ending}`, "half");
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(join(folder, "data")).filter((name) => name.includes("incoming"))).toEqual([]);
});

test("a file that is no backup is not restored, and the data does not change", () => {
  copyData();
  const before = readFileSync(dataFile());
  const file = join(folder, "letters.txt");
  writeFileSync(file, "dear diary");
  const { status, stderr } = command("restore", [file]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("is no backup of this site")]);
  expect(command("restore", [join(folder, "nowhere")]).stderr).toContain("There is no file");
  expect(readFileSync(dataFile()).equals(before)).toBe(true);
  expect(readdirSync(join(folder, "data"))).toEqual(["site.db"]);
});

test("nothing is restored under a running site", () => {
  const backup = copyData();
  const running = new DatabaseSync(dataFile());
  onTestFinished(() => running.close());
  running.prepare("select * from document").all();
  expect(command("restore", [backup]).stderr).toContain("The site is running");
});

test("a backup replaces a damaged data file", () => {
  const backup = copyData();
  writeFileSync(dataFile(), "overwritten by something else");
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(query("select email from profiles")).toEqual([{ email: ADMIN.email }]);
});

test("a site on PostgreSQL is not restored from a file", () => {
  const { status, stderr } = command("restore", [copyData()], "", { DATABASE_URL: "postgres://nowhere/" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("this site is on PostgreSQL")]);
});
