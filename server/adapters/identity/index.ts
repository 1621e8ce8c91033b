import { readOrMakeSecret } from "../../secret.ts";
import type { Env } from "../../env.ts";
import type { Database } from "../database/database.ts";
import { embeddedIdentity } from "./embedded.ts";

/** The provider that the environment names (accounts in our own database), and what signs cookies of ours. */
export async function openIdentity(env: Env, database: Database) {
  const signing = {
    secret: env.SESSION_SECRET ?? readOrMakeSecret(env.DATA_DIR, "session-secret"),
    secureCookies: env.PUBLIC_URL?.startsWith("https://") ?? false,
  };
  return { ...(await embeddedIdentity({ database, ...signing })), signing };
}
