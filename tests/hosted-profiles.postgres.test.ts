/** Runs the SQL for `profiles` from docs/operations.md unchanged, with the roles of Supabase. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { ROOT } from "./support/app.ts";

/** Every Supabase project has these roles, and the token's claims as a setting of the request. */
const SUPABASE = `
  do $$ begin create role anon; exception when duplicate_object then null; end $$;
  do $$ begin create role authenticated; exception when duplicate_object then null; end $$;
  do $$ begin create role service_role bypassrls; exception when duplicate_object then null; end $$;
  create schema auth;
  create function auth.jwt() returns jsonb language sql stable as $$ select current_setting('request.jwt.claims', true)::jsonb $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated;
`;

function statementsOfOperations(): string {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const [setUp, addPerson] = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, statements]) => statements!);
  return `${setUp}${addPerson}insert into public.profiles values ('ravi@example.edu');`;
}

/** Makes a database like Supabase's. `as` runs a statement with a role and an e-mail address in the token. */
async function project() {
  const url = inject("postgresUrl")!;
  const name = `profiles_${randomUUID().replaceAll("-", "")}`;
  const server = new Client({ connectionString: `${url}postgres` });
  await server.connect();
  await server.query(`create database ${name}`);
  const client = new Client({ connectionString: url + name });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await server.query(`drop database ${name}`);
    await server.end();
  });
  await client.query(SUPABASE);
  await client.query(statementsOfOperations());
  const as = async (
    role: "anon" | "authenticated" | "service_role",
    email: string,
    statement: string,
  ): Promise<unknown[]> => {
    await client.query("begin");
    try {
      await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ email, role })]);
      await client.query(`set local role ${role}`);
      return (await client.query(statement)).rows;
    } finally {
      await client.query("rollback");
    }
  };
  return { as };
}

test("people see their own row in profiles and no other", async () => {
  const { as } = await project();
  expect(await as("authenticated", "asha@example.edu", "select * from profiles")).toEqual([
    { email: "asha@example.edu", role: "admin", active_until: null, invited_by: null },
  ]);
  expect(await as("authenticated", "someone@example.edu", "select * from profiles")).toEqual([]);
  await expect(as("anon", "asha@example.edu", "select * from profiles")).rejects.toThrow("permission denied");
});

test.each([
  "insert into profiles values ('someone@example.edu')",
  "update profiles set email = 'someone@example.edu'",
  "delete from profiles",
  "truncate profiles",
])("nobody can do this through the API: %s", async (statement) => {
  const { as } = await project();
  for (const role of ["anon", "authenticated"] as const)
    await expect(as(role, "asha@example.edu", statement)).rejects.toThrow("permission denied");
});

test("the secret key adds, changes and removes rows", async () => {
  const { as } = await project();
  for (const statement of [
    "insert into profiles (email, role, invited_by) values ('om@example.edu', 'editor', 'asha@example.edu') returning 1",
    "update profiles set role = 'editor', active_until = now() where email = 'asha@example.edu' returning 1",
    "delete from profiles where email = 'asha@example.edu' returning 1",
  ])
    expect(await as("service_role", "", statement), statement).toHaveLength(1);
});
