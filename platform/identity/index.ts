import { readOrMakeSecret } from "../secret.ts";
import type { Env } from "../env.ts";
import type { Database } from "../database/database.ts";
import { embeddedIdentity } from "./embedded.ts";
import type { AccessKeeper } from "./access-keeper.ts";
import type { AccountKeeper, IdentityProvider } from "./identity-provider.ts";
import { ownProfiles } from "./profile-store.ts";

export type OpenIdentity = {
  identity: IdentityProvider;
  /** Undefined if a hosted service stores the accounts. */
  accounts: AccountKeeper | undefined;
  /** Undefined if the site cannot change who may edit it. */
  access: AccessKeeper | undefined;
  signing: { secret: string; secureCookies: boolean };
};

export async function openIdentity(env: Env, database: Database): Promise<OpenIdentity> {
  const secret = env.SESSION_SECRET ?? readOrMakeSecret(env.DATA_DIR, "session-secret");
  const signing = { secret, secureCookies: env.https };
  if (env.SUPABASE_URL && env.SUPABASE_KEY)
    return { ...(await openHosted(env, database)), accounts: undefined, signing };
  const embedded = await embeddedIdentity({ database, ...signing });
  return { identity: embedded, accounts: embedded, access: { ...embedded, profiles: ownProfiles(database) }, signing };
}

async function openHosted(env: Env, database: Database): Promise<Pick<OpenIdentity, "identity" | "access">> {
  const [{ supabaseIdentity }, { supabaseAccess }] = await Promise.all([
    import("./supabase.ts"),
    import("./supabase-access.ts"),
  ]);
  const { SUPABASE_URL: url = "", SUPABASE_KEY: key = "", SUPABASE_SECRET_KEY: secretKey } = env;
  const access = secretKey ? supabaseAccess({ url, secretKey, database }) : undefined;
  return { identity: supabaseIdentity({ url, key, secureCookies: env.https, keeper: access }), access };
}
