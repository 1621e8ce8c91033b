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
import { rowsOf } from "../tests/support/earlier-release.ts";

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

test("an administrator is added with a password from stdin, listed, and removed with all sessions", () => {
  expect(command("admin", ["add", "Asha@example.edu"], `${PASSWORD}\n`)).toMatchObject({ status: 0, stderr: "" });
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
  command("admin", ["add", "other@example.edu"], `${PASSWORD}\n`);
  const database = new DatabaseSync(join(folder, "data/site.db"));
  database.exec(`insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
    select email, '2126', email, '2026', '2026', id from user`);
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
  expect(database.prepare("select id from session").all()).toEqual([{ id: "other@example.edu" }]);
  database.close();
  expect(command("admin", ["list"]).stdout).toBe("other@example.edu: administrator\n");
});

test("an editor is added with a last day, and a second add makes an administrator", () => {
  expect(command("admin", ["list"]).stdout).toContain("no administrator yet");
  const args = ["add", "ravi@example.edu", "--role", "editor", "--until", "2099-09-30"];
  expect(command("admin", args, `${PASSWORD}\n`).stdout).toContain("is an editor until 2099-09-30");
  expect(command("admin", ["list"]).stdout).toBe("ravi@example.edu: editor until 2099-09-30\n");
  const database = new DatabaseSync(join(folder, "data/site.db"));
  const row = { role: "editor", active_until: "2099-09-30T18:29:59.000Z", last_seen_at: null };
  expect(database.prepare("select role, active_until, last_seen_at from profiles").get()).toEqual(row);
  database.close();
  expect(command("admin", ["add", "ravi@example.edu"])).toMatchObject({ status: 0, stderr: "" });
  expect(command("admin", ["list"]).stdout).toBe("ravi@example.edu: administrator\n");
});

test("the last administrator cannot be removed or demoted, and the error helps", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  for (const args of [
    ["remove", "asha@example.edu"],
    ["add", "asha@example.edu", "--role", "editor"],
  ]) {
    const { status, stderr } = command("admin", args);
    expect(status).toBe(1);
    expect(stderr).toContain("No other administrator who has signed in would remain.");
    expect(stderr).toContain("npm run admin -- add EMAIL");
  }
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu: administrator\n");
});

test("an administrator who never signed in does not replace one who did", () => {
  for (const email of ["asha@example.edu", "other@example.edu"]) command("admin", ["add", email], `${PASSWORD}\n`);
  const database = new DatabaseSync(join(folder, "data/site.db"));
  database.exec("update profiles set last_seen_at = '2026-01-01T00:00:00.000Z' where email = 'asha@example.edu'");
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(1);
  database.exec("update profiles set last_seen_at = '2026-01-01T00:00:00.000Z'");
  database.close();
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
});

test("the log's name of an account is always the same, and not its address", () => {
  const [one, again, other] = ["asha@example.edu", "ASHA@example.edu", "meera@example.edu"].map(
    (email) => command("admin", ["log-name", email]).stdout,
  );
  expect(one).toMatch(/^[\w-]{12}\n$/);
  expect([again === one, other === one]).toEqual([true, false]);
});

test("with Supabase, only the commands that need no account of this site work", () => {
  const more = { SUPABASE_URL: "https://project.example", SUPABASE_KEY: "key" };
  expect(command("admin", ["log-name", "asha@example.edu"], "", more).stdout).toMatch(/^[\w-]{12}\n$/);
  expect(command("admin", ["unlock", "asha@example.edu"], "", more).status).toBe(0);
  expect(command("admin", ["list"], "", more).stderr).toMatch(/^Supabase stores the accounts of this site/);
});

test("a move without --to prints how to write it, and not the password of the address", () => {
  const { status, stdout, stderr } = command("move", ["postgres://cell:secret-word@localhost/cell"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Say where to: npm run move -- --to postgres:/);
  expect(stderr).not.toContain("secret-word");
});

test("adding a person who has a role keeps the password; without a role it needs a new one", () => {
  for (const email of ["asha@example.edu", "other@example.edu"]) command("admin", ["add", email], `${PASSWORD}\n`);
  const hashes = () => {
    const database = new DatabaseSync(join(folder, "data/site.db"));
    const rows = database.prepare('select password from account order by "accountId"').all();
    database.close();
    return rows.map(({ password }) => password);
  };
  const before = hashes();
  const known = command("admin", ["add", "asha@example.edu", "--until", "2099-09-30"]);
  expect(known).toMatchObject({ status: 0, stdout: expect.stringContaining("The password stays.") });
  expect(hashes()).toEqual(before);
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
  expect(command("admin", ["add", "asha@example.edu"], "").stderr).toContain("12 characters or more");
  expect(command("admin", ["add", "asha@example.edu"], "nine green bicycles\n").status).toBe(0);
  expect(hashes().filter((hash) => before.includes(hash))).toHaveLength(1);
});

test.each([
  [["add"], "", "Usage"],
  [["add", "asha"], "", "not an e-mail address"],
  [["add", "asha@example.edu"], "short\n", "12 characters or more"],
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
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const backup = join(folder, "site.backup");
  expect(command("backup", [backup])).toMatchObject({ status: 0, stderr: "" });
  chmodSync(backup, 0o644);
  command("admin", ["add", "other@example.edu"], `${PASSWORD}\n`);
  const { status, stdout } = command("restore", [backup]);
  expect(status).toBe(0);
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu: administrator\n");
  expect(existsSync(/data is now (.*)\./.exec(stdout)![1]!)).toBe(true);
  expect((statSync(join(folder, "data/site.db")).mode & 0o777).toString(8)).toBe("600");
  rmSync(join(folder, "data"), { recursive: true });
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu: administrator\n");
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

test("a backup of a newer release is not restored", () => {
  const backup = backupOfOneAdmin();
  changeBackup(backup, "insert into kysely_migration values ('9999-time-travel', '2126-01-01')");
  expect(command("restore", [backup]).stderr).toContain("newer release");
});

test.each([
  ["first-release", 2],
  ["before-documents", 6],
] as const)("a backup of an earlier release is restored: %s", (release, events) => {
  const backup = join(folder, "old.db");
  rowsOf(release, backup).close();
  const stdout = expect.stringContaining(`Restored ${events} events`);
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "", stdout });
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
  const backup = backupOfOneAdmin();
  for (const ending of ["", "-journal"]) writeFileSync(join(folder, `data/site.db.incoming${ending}`), "half");
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(join(folder, "data")).filter((name) => name.includes("incoming"))).toEqual([]);
});

function backupOfOneAdmin(): string {
  mkdirSync(join(folder, "data"));
  copyFileSync(inject("sqliteTemplate")!, join(folder, "data/site.db"));
  const backup = join(folder, "site.backup");
  command("backup", [backup]);
  return backup;
}

function changeBackup(backup: string, sql: string): void {
  const database = new DatabaseSync(backup);
  database.exec(sql);
  database.close();
  rmSync(`${backup}.sha256`);
}

test("a file that is no backup is not restored, and the data does not change", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const file = join(folder, "letters.txt");
  writeFileSync(file, "dear diary");
  expect(command("restore", [file]).stderr).toContain("is no backup of this site");
  expect(command("restore", [join(folder, "nowhere")]).stderr).toContain("There is no file");
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu: administrator\n");
});

test("nothing is restored under a running site", () => {
  command("admin", ["list"]);
  command("backup", [join(folder, "site.backup")]);
  const running = new DatabaseSync(join(folder, "data/site.db"));
  onTestFinished(() => running.close());
  running.prepare("select * from document").all();
  expect(command("restore", [join(folder, "site.backup")]).stderr).toContain("The site is running");
});

test("a backup replaces a damaged data file", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const backup = join(folder, "site.backup");
  command("backup", [backup]);
  writeFileSync(join(folder, "data/site.db"), "overwritten by something else");
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu: administrator\n");
});

test("a site on PostgreSQL is not restored from a file", () => {
  const { status, stderr } = command("restore", [backupOfOneAdmin()], undefined, {
    DATABASE_URL: "postgres://nowhere/",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("this site is on PostgreSQL")]);
});

test("the content check says that all is well, and wants to be told to check", () => {
  expect(command("content", ["check"]).stdout).toContain("content/ is in order");
  expect(command("content", [])).toMatchObject({ status: 1 });
});
