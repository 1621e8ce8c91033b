import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database.ts";
import { parseEnv } from "../env.ts";
import { dataFolderProblem } from "./data-folder-problem.ts";

const ENV = parseEnv({ DATA_DIR: "/data" }, "/");

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

function fullDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("create table a(b); pragma max_page_count = 2");
  return database;
}

test("a full disk is a sentence, whether a query or the pool met it", () => {
  const error = errorOf(() => fullDatabase().exec("insert into a values (zeroblob(100000))"));
  for (const each of [error, new DatabaseUnavailable("The database cannot take this now.", { cause: error })])
    expect(dataFolderProblem(each, ENV)).toMatchObject({ message: "DATA_DIR: /data is on a full disk" });
});

test("a disk that can only be read is a sentence", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table a(b); pragma query_only = on");
  const error = errorOf(() => database.exec("insert into a values (1)"));
  expect(dataFolderProblem(error, ENV)).toMatchObject({
    message: "DATA_DIR: /data is on a disk that can only be read",
  });
});

test("an error that has nothing to do with the folder does not change", () => {
  const error = errorOf(() => new DatabaseSync(":memory:").exec("select nonsense"));
  expect(dataFolderProblem(error, ENV)).toBe(error);
});

test("a PostgreSQL that is away is no problem of the folder", () => {
  const error = new DatabaseUnavailable("away", { cause: Object.assign(new Error("connect"), { code: "ENOENT" }) });
  const env = { ...ENV, DATABASE_URL: "postgres://localhost/cell" };
  expect(dataFolderProblem(error, env)).toBe(error);
});
