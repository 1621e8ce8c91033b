import { createHook } from "node:async_hooks";
import { expect, onTestFinished, test } from "vitest";
import { codeOf } from "../../tests/support/authenticator.ts";
import { openSqlite } from "../database/sqlite.ts";
import { embeddedIdentity } from "./embedded.ts";

const EMAIL = "meera@example.edu";
const PASSWORD = "a long password";
const CLIENT = { userAgent: "", network: "" };

async function open() {
  const database = await openSqlite(":memory:");
  onTestFinished(() => database.close());
  const identity = await embeddedIdentity({ database, secret: "s".repeat(64), secureCookies: false });
  return {
    database,
    identity,
    rows: (table: string) =>
      database.kysely
        .withoutPlugins()
        .selectFrom(table as never)
        .selectAll()
        .execute(),
  };
}
const headersWith = (setCookies: string[]) =>
  new Headers({ Cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });

test("an account is created once, and signs in with its password", async () => {
  const { identity } = await open();
  expect(await identity.hasAccount(EMAIL)).toBe(false);
  await identity.setPassword(EMAIL, PASSWORD);
  expect(await identity.hasAccount(EMAIL.toUpperCase())).toBe(true);
  expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ user: { email: EMAIL } });
  expect(await identity.signIn({ email: EMAIL, password: `${PASSWORD}!` })).toBeUndefined();
  expect(await identity.signIn({ email: "nobody@example.edu", password: PASSWORD })).toBeUndefined();
});

test("an account made in capital letters is the same account", async () => {
  const { identity, rows } = await open();
  await identity.setPassword("Meera@Example.edu", PASSWORD);
  await identity.setPassword(EMAIL, "another long password");
  expect(await rows("user")).toHaveLength(1);
  expect(await identity.signIn({ email: EMAIL, password: "another long password" })).toBeDefined();
});

test("every character of a password counts, up to 200 and in any script", async () => {
  const { identity } = await open();
  for (const password of ["x".repeat(200), "हिमालय 山 ⛰️ पर्वत", "x".repeat(256)]) {
    await identity.setPassword(EMAIL, password);
    expect(await identity.signIn({ email: EMAIL, password }), password).toBeDefined();
    expect(await identity.signIn({ email: EMAIL, password: password.slice(0, -1) })).toBeUndefined();
  }
});

test("only the session's own cookie identifies the user", async () => {
  const { identity } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const { setCookies } = (await identity.signIn({ email: EMAIL, password: PASSWORD }))!;
  expect((await identity.readSession(headersWith(setCookies))).user).toEqual({ email: EMAIL });
  expect((await identity.readSession(new Headers())).user).toBeNull();
  const other = await embeddedIdentity({
    database: await openSqlite(":memory:"),
    secret: "s".repeat(64),
    secureCookies: false,
  });
  expect((await other.readSession(headersWith(setCookies))).user).toBeNull();
});

test("a cookie signed with another secret is rejected", async () => {
  const { identity, database } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const { setCookies } = (await identity.signIn({ email: EMAIL, password: PASSWORD }))!;
  const afterNewSecret = await embeddedIdentity({ database, secret: "t".repeat(64), secureCookies: false });
  expect((await afterNewSecret.readSession(headersWith(setCookies))).user).toBeNull();
});

test("a new password ends every session of the account, and of no other", async () => {
  const { identity } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  await identity.setPassword("other@example.edu", PASSWORD);
  const mine = headersWith((await identity.signIn({ email: EMAIL, password: PASSWORD }))!.setCookies);
  const others = headersWith((await identity.signIn({ email: "other@example.edu", password: PASSWORD }))!.setCookies);
  await identity.setPassword(EMAIL, "another long password");
  expect((await identity.readSession(mine)).user).toBeNull();
  expect((await identity.readSession(others)).user).toEqual({ email: "other@example.edu" });
  expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
});

test("a sign-in with the old password, still being checked, does not outlive a new password", async () => {
  const { identity, rows } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const set = identity.setPassword(EMAIL, "another long password");
  const signIns = [1, 2, 3].map(() => identity.signIn({ email: EMAIL, password: PASSWORD }));
  await Promise.all([set, ...signIns]);
  expect(await rows("session")).toEqual([]);
});

test("nor does it outlive a password that another process sets", async () => {
  const { database, identity, rows } = await open();
  const command = await embeddedIdentity({ database, secret: "s".repeat(64), secureCookies: false });
  await identity.setPassword(EMAIL, PASSWORD);
  const set = command.setPassword(EMAIL, "another long password");
  const signIn = identity.signIn({ email: EMAIL, password: PASSWORD });
  expect((await Promise.all([set, signIn]))[1]).toBeUndefined();
  expect(await rows("session")).toEqual([]);
});

test("codes that are ended with the old password leave no session after a new one", async () => {
  const { identity, rows } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const headers = headersWith((await identity.signIn({ email: EMAIL, password: PASSWORD }))!.setCookies);
  const { secondFactor } = identity.ownAccount!;
  const { uri } = (await secondFactor.begin({ headers, client: CLIENT }, { password: PASSWORD, issuer: "Cell" }))!;
  const code = codeOf(new URL(uri).searchParams.get("secret")!);
  const confirmed = (await secondFactor.confirm({ headers, client: CLIENT }, code))!;
  const later = { headers: headersWith(confirmed.setCookies), client: CLIENT };
  await Promise.all([identity.setPassword(EMAIL, "another long password"), secondFactor.end(later, PASSWORD)]);
  expect(await rows("session")).toEqual([]);
});

test("a password change in flight does not replace a password that was set meanwhile", async () => {
  const { identity, rows } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const headers = headersWith((await identity.signIn({ email: EMAIL, password: PASSWORD }))!.setCookies);
  const set = identity.setPassword(EMAIL, "another long password");
  const change = identity.ownAccount!.changePassword(
    { headers, client: CLIENT },
    { current: PASSWORD, next: "a third long password" },
  );
  expect((await Promise.all([set, change]))[1]).toBeUndefined();
  expect(await rows("session")).toEqual([]);
  expect(await identity.signIn({ email: EMAIL, password: "another long password" })).toBeDefined();
});

test("an unknown address takes one password hash, like a known one", async () => {
  const { identity } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  let hashes = 0;
  const watch = createHook({ init: (_, type) => void (hashes += Number(type === "ARGON2REQUEST")) }).enable();
  onTestFinished(() => void watch.disable());
  for (const email of [EMAIL, "nobody@example.edu"]) {
    hashes = 0;
    expect(await identity.signIn({ email, password: "a wrong password" })).toBeUndefined();
    expect(hashes, email).toBe(1);
  }
});

test("accounts of a release that knew no codes sign in as before", async () => {
  const { identity, database } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const { schema } = database.kysely.withoutPlugins();
  await schema.dropTable("twoFactor").execute();
  await schema.alterTable("user").dropColumn("twoFactorEnabled").execute();
  const afterUpdate = await embeddedIdentity({ database, secret: "s".repeat(64), secureCookies: false });
  expect(await afterUpdate.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ user: { email: EMAIL } });
});

test("a sign-out ends the session on the server", async () => {
  const { identity, rows } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  const headers = headersWith((await identity.signIn({ email: EMAIL, password: PASSWORD }))!.setCookies);
  await identity.signOut(headers);
  expect(await rows("session")).toEqual([]);
  expect((await identity.readSession(headers)).user).toBeNull();
});

test("a row in profiles decides, however the address is written", async () => {
  const { identity, database } = await open();
  await database.kysely.insertInto("profiles").values({ email: EMAIL, createdAt: "2026-01-01" }).execute();
  expect(await identity.findRole("MEERA@example.edu")).toBe("admin");
  expect(await identity.findRole("other@example.edu")).toBe("user");
  await database.kysely.schema.dropTable("profiles").execute();
  await expect(identity.findRole(EMAIL)).rejects.toThrow();
});

test("no password and no address of the visitor is stored", async () => {
  const { identity, rows } = await open();
  await identity.setPassword(EMAIL, PASSWORD);
  await identity.signIn({ email: EMAIL, password: PASSWORD });
  const everything = JSON.stringify(await Promise.all(["user", "account", "session", "verification"].map(rows)));
  expect(everything).not.toContain(PASSWORD);
  expect(everything).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
});
