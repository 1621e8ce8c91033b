/** Codes at sign-in, with better-auth's plugin for authenticator apps (TOTP, RFC 6238). */
import { headersFor, type Auth } from "./auth-options.ts";
import { refused, throwUnavailable } from "./embedded-session.ts";
import type { Caller, OwnSecondFactor } from "./identity-provider.ts";
import type { TakeCode } from "./used-codes.ts";

export function ownSecondFactor(auth: Auth, takeCode: TakeCode): OwnSecondFactor {
  const userOf = async (headers: Headers) =>
    (await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable))?.user;
  const codesOf = async (userId: string) => (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;

  return {
    async codesLeft(headers) {
      const user = await userOf(headers);
      return user?.twoFactorEnabled ? (await codesOf(user.id)).length : undefined;
    },
    async begin(caller, { password, issuer }) {
      const call = { body: { password, issuer }, headers: headersOf(caller) };
      const begun = await auth.api.enableTwoFactor(call).catch(refused);
      return begun?.method === "totp" ? { uri: begun.totpURI } : undefined;
    },
    async confirm(caller, code) {
      const user = await userOf(caller.headers);
      if (!user || !(await takeCode(user.email, code))) return undefined;
      const call = { body: { code }, headers: headersOf(caller), returnHeaders: true as const };
      const confirmed = await auth.api.verifyTOTP(call).catch(refused);
      if (!confirmed) return undefined;
      return { recoveryCodes: await codesOf(user.id), setCookies: confirmed.headers.getSetCookie() };
    },
    async renewRecoveryCodes(caller, password) {
      const renewed = await auth.api
        .generateBackupCodes({ body: { password }, headers: headersOf(caller) })
        .catch(refused);
      return renewed?.backupCodes;
    },
    async end(caller, password) {
      const call = { body: { password }, headers: headersOf(caller), returnHeaders: true as const };
      return (await auth.api.disableTwoFactor(call).catch(refused))?.headers.getSetCookie();
    },
  };
}

function headersOf({ headers, client }: Caller): Headers {
  return headersFor(client, headers.get("cookie") ?? "");
}
