/** Adds two calls that `@supabase/lite` lacks, with responses from github.com/supabase/auth (internal/api/admin.go). */
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Supabase } from "./supabase.ts";

const USERS = `select id, email, last_sign_in_at from "auth.users" where email is not null order by created_at desc`;
const ALREADY = "A user with this email address has already been registered";

/** Returns the settings of a site with the secret key. */
export async function startAdminCalls({ env, secretKey, dataFile }: Supabase) {
  const project = new Hono();
  project.use("/auth/v1/admin/*", async (context, next) => {
    if (context.req.header("apikey") === secretKey) return next();
    return context.json({ code: 401, error_code: "no_authorization", msg: "Invalid API key" }, 401);
  });
  project.get("/auth/v1/admin/users", (context) => {
    const database = new DatabaseSync(dataFile, { readOnly: true });
    const users = database.prepare(USERS).all();
    database.close();
    const [page, size] = ["page", "per_page"].map((name) => Number(context.req.query(name))) as [number, number];
    context.header("X-Total-Count", String(users.length));
    context.header("Link", `</admin/users?page=1>; rel="last"`);
    return context.json({ users: users.slice((page - 1) * size, page * size), aud: "authenticated" });
  });
  project.post("/auth/v1/admin/users", async (context) => {
    const headers = { apikey: env.SUPABASE_KEY, "Content-Type": "application/json" };
    const { email, password } = (await context.req.json()) as { email: string; password: string };
    const body = JSON.stringify({ email, password });
    const response = await fetch(`${env.SUPABASE_URL}/auth/v1/signup`, { method: "POST", headers, body });
    if (response.ok) return context.json(((await response.json()) as { user: object }).user);
    return context.json({ code: 422, error_code: "email_exists", msg: ALREADY }, 422);
  });
  project.all("*", ({ req }) =>
    proxy(env.SUPABASE_URL + new URL(req.url).href.slice(new URL(req.url).origin.length), req),
  );
  // The global `Response` would be replaced for all other tests of this worker.
  const settings = { hostname: "127.0.0.1", port: 0, overrideGlobalObjects: false };
  const server = serve({ fetch: project.fetch, ...settings });
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  return {
    env: { ...env, SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: secretKey },
    stop: () => new Promise((done) => server.close(done)),
  };
}
