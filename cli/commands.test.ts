import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const PASSWORD = "a long enough password";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cell-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function command(script: string, words: string[], input = "") {
  const env = { ...process.env, DATA_DIR: join(folder, "data") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`cli/${script}.ts`, ...words], {
    cwd: ROOT,
    env,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("an administrator is added with a password from standard input, listed, and removed", () => {
  expect(command("admin", ["add", "Asha@example.edu"], `${PASSWORD}\n`)).toMatchObject({ status: 0, stderr: "" });
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu\n");
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
  expect(command("admin", ["list"]).stdout).toContain("no administrator yet");
});

test("the log's name of an account is always the same, and not its address", () => {
  const [one, again, other] = ["asha@example.edu", "ASHA@example.edu", "meera@example.edu"].map(
    (email) => command("admin", ["log-name", email]).stdout,
  );
  expect(one).toMatch(/^[\w-]{12}\n$/);
  expect([again === one, other === one]).toEqual([true, false]);
});

test("adding an account that exists asks for no password and keeps the one it has", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  command("admin", ["remove", "asha@example.edu"]);
  expect(command("admin", ["add", "asha@example.edu"]).status).toBe(0);
});

test.each([
  [["add"], "", "Usage"],
  [["add", "asha"], "", "not an e-mail address"],
  [["add", "asha@example.edu"], "short\n", "12 characters or more"],
  [["add", "asha@example.edu"], "", "12 characters or more"],
  [["add", "asha@example.edu"], "QwertyQwerty\n", "Many people use this password"],
  [["add", "asha@example.edu"], "asha.admin.2026\n", "words that are tried first"],
  [["password", "nobody@example.edu"], `${PASSWORD}\n`, "There is no account"],
  [["reset-totp", "nobody@example.edu"], "", "There is no account"],
  [["remove", "nobody@example.edu"], "", "is not an administrator"],
  [["promote", "asha@example.edu"], "", "Usage"],
])("admin %j is refused in words", (words, input, said) => {
  const { status, stderr } = command("admin", words, input);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain("    at ");
});

test("whoever is no administrator any more is signed out everywhere", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  command("admin", ["add", "other@example.edu"], `${PASSWORD}\n`);
  const database = new DatabaseSync(join(folder, "data/site.db"));
  database.exec(`insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
    select email, '2126', email, '2026', '2026', id from user`);
  expect(command("admin", ["remove", "asha@example.edu"]).status).toBe(0);
  expect(database.prepare("select id from session").all()).toEqual([{ id: "other@example.edu" }]);
  database.close();
});

test("the session secret is for its owner's eyes", () => {
  command("admin", ["list"]);
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
});

test("a backup brings everything back, and what was there before is kept", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const backup = join(folder, "site.backup");
  expect(command("backup", [backup])).toMatchObject({ status: 0, stderr: "" });
  command("admin", ["remove", "asha@example.edu"]);
  const { status, stdout } = command("restore", [backup]);
  expect(status).toBe(0);
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu\n");
  expect(existsSync(/kept as (.*)\./.exec(stdout)![1]!)).toBe(true);
});

test("a backup restores onto an empty machine", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  command("backup", [join(folder, "site.backup")]);
  rmSync(join(folder, "data"), { recursive: true });
  expect(command("restore", [join(folder, "site.backup")]).status).toBe(0);
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu\n");
});

test("a backup never overwrites a file, and says so", () => {
  const file = join(folder, "letters.txt");
  writeFileSync(file, "dear diary");
  expect(command("backup", [file])).toMatchObject({ status: 1 });
  expect(readFileSync(file, "utf8")).toBe("dear diary");
});

test("what is no backup is not restored, and the data stays as it was", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const file = join(folder, "letters.txt");
  writeFileSync(file, "dear diary");
  expect(command("restore", [file]).stderr).toContain("is no backup of this site");
  expect(command("restore", [join(folder, "nowhere")]).stderr).toContain("There is no file");
  expect(command("admin", ["list"]).stdout).toBe("asha@example.edu\n");
});

test("nothing is restored under a running site", () => {
  command("admin", ["list"]);
  command("backup", [join(folder, "site.backup")]);
  const running = new DatabaseSync(join(folder, "data/site.db"));
  onTestFinished(() => running.close());
  running.prepare("select * from event").all();
  expect(command("restore", [join(folder, "site.backup")]).stderr).toContain("The site is running");
});

test("the content check says that all is well, and wants to be told to check", () => {
  expect(command("content", ["check"]).stdout).toContain("content/ is in order");
  expect(command("content", [])).toMatchObject({ status: 1 });
});

test("a restored site is its owner's alone, whoever could read the backup", () => {
  command("admin", ["add", "asha@example.edu"], `${PASSWORD}\n`);
  const backup = join(folder, "backup.db");
  expect(command("backup", [backup]).status).toBe(0);
  chmodSync(backup, 0o644);
  expect(command("restore", [backup])).toMatchObject({ status: 0, stderr: "" });
  expect((statSync(join(folder, "data/site.db")).mode & 0o777).toString(8)).toBe("600");
});
