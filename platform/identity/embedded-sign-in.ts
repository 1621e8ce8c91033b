import type { Credentials } from "../../domain/session.ts";
import { headersFor, type Auth } from "./auth-options.ts";
import type { Client, IdentityProvider, SignInResult } from "./identity-provider.ts";
import type { TakeCode } from "./used-codes.ts";

/** The format of an authenticator app; everything else counts as a recovery code. */
const APP_CODE = /^\d{6}$/;

export function embeddedSignIn(auth: Auth, takeCode: TakeCode): IdentityProvider["signIn"] {
  return async (credentials, client) => {
    const before = await passwordHashOf(credentials.email);
    const result = await signIn(credentials, client);
    if (!result?.user || (await passwordHashOf(credentials.email)) === before) return result;
    // Another process, for example `npm run admin -- password`, has set a new one meanwhile.
    await auth.api.signOut({ headers: headersFor(client, pairsOf(result.setCookies)) });
    return undefined;
  };

  async function passwordHashOf(email: string): Promise<string | null | undefined> {
    // PostgreSQL refuses this character. better-auth refuses the address later.
    if (email.includes("\0")) return undefined;
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
    return found?.accounts[0]?.password;
  }

  async function signIn({ email, password, code }: Credentials, client?: Client): Promise<SignInResult> {
    const call = { body: { email, password }, headers: headersFor(client), asResponse: true as const };
    const response = await auth.api.signInEmail(call);
    if (!response.ok) return refusedBy(response, undefined);
    const { user } = (await response.json()) as { user?: { email: string } };
    if (user) return { user: { email: user.email }, setCookies: response.headers.getSetCookie() };
    // better-auth now waits for the code. Its cookie never reaches the browser, which sends password and code together.
    if (!code) return nobody("needed");
    return signInWithCode({ email, code }, headersFor(client, pairsOf(response.headers.getSetCookie())));
  }

  async function signInWithCode(given: { email: string; code: string }, headers: Headers): Promise<SignInResult> {
    const { email, code } = given;
    const isAppCode = APP_CODE.test(code);
    if (isAppCode && !(await takeCode(email, code))) return nobody("wrong");
    const call = { body: { code }, headers, asResponse: true as const };
    const response = await (isAppCode ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call));
    if (response.status === 429) return nobody("locked");
    if (!response.ok) return refusedBy(response, nobody("wrong"));
    return { user: { email }, setCookies: response.headers.getSetCookie() };
  }
}

function nobody(code: "needed" | "wrong" | "locked"): SignInResult {
  return { user: null, setCookies: [], code };
}

/** better-auth responds with 4xx to a wrong password or code. Throws every other error. */
function refusedBy(response: Response, result: SignInResult): SignInResult {
  if (response.status >= 500) throw new Error(`Sign-in failed with status ${response.status}.`);
  return result;
}

function pairsOf(setCookies: string[]): string {
  const pairs = setCookies.map((cookie) => cookie.split(";")[0]!);
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}
