import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { rowsOf } from "../../tests/support/earlier-release.ts";
import { openSqlite } from "./sqlite.ts";

const NAME = "site.db.before-0009-documents";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "cell-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    file: join(folder, "site.db"),
    copies: () => readdirSync(folder).filter((name) => /before/.test(name)),
  };
}

function earlierSite() {
  const site = newFolder();
  rowsOf("before-documents", site.file).close();
  return site;
}

async function start(file: string) {
  await (await openSqlite(file)).close();
}

function titleIn(file: string) {
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  return database.prepare("select title from event where id = 2").get()?.title;
}

test("the file of a release that has no documents is copied first, for its owner only", async () => {
  const { folder, file, copies } = earlierSite();
  chmodSync(file, 0o644);
  await start(file);
  expect(copies()).toEqual([NAME]);
  expect((statSync(join(folder, NAME)).mode & 0o777).toString(8)).toBe("600");
  expect(titleIn(join(folder, NAME))).toBe("Pitch Day 2025");
  expect(() => titleIn(file)).toThrow("no such table");
});

test("the copy includes the write-ahead log", async () => {
  const { folder, file } = earlierSite();
  const writer = new DatabaseSync(file);
  onTestFinished(() => writer.close());
  writer.exec("pragma journal_mode = wal; update event set title = 'In the log' where id = 2");
  await start(file);
  expect(titleIn(join(folder, NAME))).toBe("In the log");
});

test("a new site and a second start make no copy", async () => {
  const { folder, file, copies } = newFolder();
  await start(file);
  expect(copies()).toEqual([]);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  rowsOf("before-documents", file).close();
  await start(file);
  rmSync(join(folder, NAME));
  await start(file);
  expect(copies()).toEqual([]);
});

test("a copy is never written over, and half of one is replaced", async () => {
  const { folder, file, copies } = earlierSite();
  rowsOf("first-release", join(folder, `${NAME}.unfinished`)).close();
  await start(file);
  expect(copies()).toEqual([NAME]);
  const { mtimeMs } = statSync(join(folder, NAME));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each, { force: true });
  rowsOf("before-documents", file).close();
  await start(file);
  expect(statSync(join(folder, NAME)).mtimeMs).toBe(mtimeMs);
});

test("without a copy nothing is migrated", async () => {
  const { folder, file } = earlierSite();
  mkdirSync(join(folder, `${NAME}.unfinished`));
  await expect(openSqlite(file)).rejects.toThrow();
  expect(titleIn(file)).toBe("Pitch Day 2025");
});
