/** Loads better-auth at the first request that needs it, because it doubles the memory of the process. */
import { parse } from "hono/utils/cookie";
import { sql } from "kysely";
import { hasAccountTables } from "./account-tables.ts";
import {
  SESSION_MAX_SECONDS,
  type AccountKeeper,
  type IdentityProvider,
  type OwnAccount,
} from "./identity-provider.ts";
import { roleNow } from "./profiles.ts";
import { sessionCookie, type Settings } from "./settings.ts";

export async function embeddedIdentity(settings: Settings): Promise<IdentityProvider & AccountKeeper> {
  const { database } = settings;
  const load = () => import("./embedded-provider.ts");
  let opening: Promise<ReturnType<Awaited<ReturnType<typeof load>>["openProvider"]>> | undefined;
  const provider = () => (opening ??= load().then(({ openProvider }) => openProvider(settings)));
  await database.exclusively(async () => {
    if (!(await hasAccountTables(database))) await (await load()).bringTablesUpToDate(settings);
  });
  const cookieName = sessionCookie(settings.secureCookies);

  return {
    signIn: async (...given) => (await provider()).signIn(...given),
    async readSession(headers) {
      if (!parse(headers.get("cookie") ?? "")[cookieName]) return { user: null, setCookies: [] };
      return (await provider()).readSession(headers);
    },
    signOut: async (headers) => (await provider()).signOut(headers),
    findRole: (email) => roleNow(database, email),
    ownAccount: ownAccountOf(async () => (await provider()).ownAccount),
    hasAccount: async (email) => (await provider()).hasAccount(email),
    setPassword: async (...given) => (await provider()).setPassword(...given),
    addAccount: async (...given) => (await provider()).addAccount(...given),
    endSessions: async (email) => (await provider()).endSessions(email),
    resetSecondFactor: async (email) => (await provider()).resetSecondFactor(email),
    passwordReset: {
      createToken: async (...given) => (await provider()).passwordReset.createToken(...given),
      find: async (token) => (await provider()).passwordReset.find(token),
      setPassword: async (...given) => (await provider()).passwordReset.setPassword(...given),
    },
    async removeExpiredSessions() {
      const now = Date.now();
      const oldest = new Date(now - SESSION_MAX_SECONDS * 1000).toISOString();
      const over = sql`"expiresAt" < ${new Date(now).toISOString()} or "createdAt" < ${oldest}`;
      await sql`delete from "session" where ${over}`.execute(database.kysely.withoutPlugins());
    },
  };
}

function ownAccountOf(own: () => Promise<OwnAccount>): OwnAccount {
  return {
    listSessions: async (headers) => (await own()).listSessions(headers),
    endSession: async (...given) => (await own()).endSession(...given),
    endOtherSessions: async (headers) => (await own()).endOtherSessions(headers),
    changePassword: async (...given) => (await own()).changePassword(...given),
    secondFactor: {
      codesLeft: async (headers) => (await own()).secondFactor.codesLeft(headers),
      begin: async (...given) => (await own()).secondFactor.begin(...given),
      confirm: async (...given) => (await own()).secondFactor.confirm(...given),
      renewRecoveryCodes: async (...given) => (await own()).secondFactor.renewRecoveryCodes(...given),
      end: async (...given) => (await own()).secondFactor.end(...given),
    },
  };
}
