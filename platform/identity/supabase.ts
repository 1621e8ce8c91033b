/** The browser never talks to Supabase: its tokens are in HttpOnly cookies of this server. */
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { parse, serialize } from "hono/utils/cookie";
import type { Role } from "../../domain/session.ts";
import type { AccessKeeper } from "./access-keeper.ts";
import {
  IdentityUnavailable,
  SESSION_SECONDS,
  type IdentityProvider,
  type SessionReading,
} from "./identity-provider.ts";
import { isActive, isOver, profileOf } from "./profiles.ts";
import { cookiePrefix } from "./settings.ts";
import { connect, editingRole, rejected, wrongCredentials, type HostedProfile } from "./supabase-client.ts";

type Settings = {
  url: string;
  key: string;
  secureCookies: boolean;
  /** Needs the project's secret key. */
  keeper?: AccessKeeper;
};

/** The project accepts a refresh token again for ten seconds; concurrent requests share one response for that time. */
const SHARED_REFRESH_MS = 10_000;
const REFRESH_BEFORE_SECONDS = 10;

export function supabaseIdentity({ url, key, secureCookies, keeper }: Settings): IdentityProvider {
  const names = cookieNames(secureCookies);
  const client = (token?: string) => connect(url, key, token);
  const refresh = sharedRefresh(client);
  const cookiesOf = (session: Session) => [
    cookie(names.access, session.access_token, SESSION_SECONDS, secureCookies),
    cookie(names.refresh, session.refresh_token, SESSION_SECONDS, secureCookies),
  ];
  const cleared = [cookie(names.access, "", 0, secureCookies), cookie(names.refresh, "", 0, secureCookies)];

  async function readSession(headers: Headers): Promise<SessionReading> {
    const { [names.access]: access, [names.refresh]: refreshToken } = parse(headers.get("cookie") ?? "");
    if (access && !endsSoon(access)) {
      const user = await confirm(client(), access);
      if (user) return { user, token: access, setCookies: [] };
    }
    const session = refreshToken ? await refresh(refreshToken) : undefined;
    const user = session && (await confirm(client(), session.access_token));
    if (!session || !user) return { user: null, setCookies: access || refreshToken ? cleared : [] };
    return { user, token: session.access_token, setCookies: cookiesOf(session) };
  }

  return {
    async signIn(credentials) {
      const { data, error } = await client().auth.signInWithPassword(credentials);
      if (error) return wrongCredentials(error);
      return {
        user: { email: data.user.email ?? "" },
        token: data.session.access_token,
        setCookies: cookiesOf(data.session),
      };
    },

    readSession,

    async signOut(headers) {
      // The project ends a session only for a valid token, so an expired one is refreshed first.
      const { token } = await readSession(headers);
      const { error } = token ? await client().auth.admin.signOut(token, "local") : { error: null };
      if (error) rejected(error);
      return cleared;
    },

    /** People can read only their own row, so without the secret key the last administrator is unknown here. */
    async findRole(email, token) {
      if (!token && keeper) return roleAmong(keeper, email);
      const { data, error } = await client(token).from("profiles").select("*").eq("email", email);
      if (error) throw new IdentityUnavailable(`The profiles could not be read: ${error.message}`);
      const row = data[0] as HostedProfile | undefined;
      if (!row) return "user";
      if (!isOver({ activeUntil: row.active_until ?? null }, new Date())) return editingRole(row) ?? "user";
      return keeper && editingRole(row) === "admin" ? roleAmong(keeper, email) : "user";
    },
  };
}

/** Access never ends for the last administrator. */
async function roleAmong({ profiles }: AccessKeeper, email: string): Promise<Role> {
  const all = await profiles.list();
  const profile = profileOf(all, email);
  return profile && isActive(profile, all, new Date()) ? profile.role : "user";
}

async function confirm(client: SupabaseClient, token: string): Promise<{ email: string } | undefined> {
  const { data, error } = await client.auth.getUser(token);
  if (error) return rejected(error);
  return data.user.email ? { email: data.user.email } : undefined;
}

function sharedRefresh(client: () => SupabaseClient): (token: string) => Promise<Session | undefined> {
  const underWay = new Map<string, Promise<Session | undefined>>();
  return (token) => {
    const shared = underWay.get(token);
    if (shared) return shared;
    // A client that is refreshing returns that session to every caller, whatever their token, so create a new one.
    const response = client().auth.refreshSession({ refresh_token: token });
    const refreshed = response.then(({ data, error }) => {
      if (error) return rejected(error);
      return data.session ?? undefined;
    });
    underWay.set(token, refreshed);
    const forget = () => underWay.delete(token);
    refreshed.then(() => setTimeout(forget, SHARED_REFRESH_MS).unref(), forget);
    return refreshed;
  };
}

/** Not verified: it only decides whether to refresh first. */
function endsSoon(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const end = claims && typeof claims === "object" && "exp" in claims ? Number(claims.exp) : 0;
    return !(end > Date.now() / 1000 + REFRESH_BEFORE_SECONDS);
  } catch {
    return true;
  }
}

function cookieNames(secure: boolean) {
  const prefix = cookiePrefix(secure);
  return { access: `${prefix}.access`, refresh: `${prefix}.refresh` };
}

function cookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return serialize(name, value, { maxAge, path: "/", httpOnly: true, sameSite: "Lax", secure });
}
