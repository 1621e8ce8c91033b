import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("a hash is Argon2id at OWASP's cost, and another one each time", async () => {
  const [one, other] = await Promise.all([hashPassword("a long password"), hashPassword("a long password")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test("only the password that was hashed is right", async () => {
  const hash = await hashPassword("a long password");
  expect(await verifyPassword({ hash, password: "a long password" })).toBe(true);
  for (const password of ["", "a long passwor", "A long password", "a long password\0", "a long password "]) {
    expect(await verifyPassword({ hash, password }), JSON.stringify(password)).toBe(false);
  }
});

test("a hash made at another cost still opens", async () => {
  const nonce = Buffer.from("saltsaltsalt");
  const tag = argon2Sync("argon2id", {
    message: "a long password",
    nonce,
    memory: 1_024,
    passes: 1,
    parallelism: 1,
    tagLength: 16,
  });
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const hash = `$argon2id$v=19$m=1024,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
  expect(await verifyPassword({ hash, password: "a long password" })).toBe(true);
  expect(await verifyPassword({ hash, password: "another password" })).toBe(false);
});

test.each([
  "",
  "plain text",
  "$2b$10$abcdefghijklmnopqrstuv",
  "$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA",
  "$argon2id$v=19$m=19456,t=2,p=1$$",
])("%j is no hash and opens nothing", async (hash) => {
  expect(await verifyPassword({ hash, password: hash })).toBe(false);
});

test("concurrent hashes each get their own result", async () => {
  const hash = await hashPassword("right");
  const results = await Promise.all(
    ["right", "wrong", "right", "wrong"].map((password) => verifyPassword({ hash, password })),
  );
  expect(results).toEqual([true, false, true, false]);
});
