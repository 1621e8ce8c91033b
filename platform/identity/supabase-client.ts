import { createClient, isAuthApiError, type AuthError, type SupabaseClient } from "@supabase/supabase-js";
import type { EditingRole } from "../../domain/session.ts";
import { IdentityUnavailable } from "./identity-provider.ts";

const TIMEOUT_MS = 5_000;

export function connect(url: string, key: string, token?: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      fetch: fetchOnce,
    },
  });
}

/** Unknown to the library, which would repeat a request after any usual error for up to half a minute. */
const NO_RESPONSE_STATUS = 599;

async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.status < 500 ? response : new Response(response.body, { status: NO_RESPONSE_STATUS });
  } catch (error) {
    return Response.json({ message: String(error) }, { status: NO_RESPONSE_STATUS });
  }
}

export function wrongCredentials(error: AuthError): undefined {
  if (isAuthApiError(error) && (error.code === "invalid_credentials" || error.status === 400)) return undefined;
  throw new IdentityUnavailable(`Supabase did not sign in: ${error.message}`);
}

/** A rejected sign-in has an error code. Other errors, such as a wrong SUPABASE_KEY, have none. */
export function rejected(error: AuthError): undefined {
  if (
    error.name === "AuthSessionMissingError" ||
    (isAuthApiError(error) && error.code && error.status < 500 && error.status !== 429)
  )
    return undefined;
  throw new IdentityUnavailable(`Supabase did not respond: ${error.message}`);
}

/** Columns may be missing, because the table may be older than roles. */
export type HostedProfile = {
  email: string;
  role?: string | null;
  active_until?: string | null;
  invited_by?: string | null;
};

export function editingRole({ role = null }: HostedProfile): EditingRole | undefined {
  if (role === null) return "admin";
  return role === "admin" || role === "editor" ? role : undefined;
}
