import { readOrMakeSecret } from "../secret.ts";
import type { Env } from "../env.ts";
import type { Database } from "../database/database.ts";
import { embeddedIdentity } from "./embedded.ts";
import type { AccountKeeper, IdentityProvider } from "./identity-provider.ts";

export type OpenIdentity = {
  identity: IdentityProvider;
  accounts: AccountKeeper | undefined;
  signing: { secret: string; secureCookies: boolean };
};

export async function openIdentity(env: Env, database: Database): Promise<OpenIdentity> {
  const secret = env.SESSION_SECRET ?? readOrMakeSecret(env.DATA_DIR, "session-secret");
  const signing = { secret, secureCookies: env.https };
  if (env.SUPABASE_URL && env.SUPABASE_KEY) {
    const { supabaseIdentity } = await import("./supabase.ts");
    const identity = supabaseIdentity({ url: env.SUPABASE_URL, key: env.SUPABASE_KEY, secureCookies: env.https });
    return { identity, accounts: undefined, signing };
  }
  const embedded = await embeddedIdentity({ database, ...signing });
  return { identity: embedded, accounts: embedded, signing };
}
