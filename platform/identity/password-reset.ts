/** Tokens for a forgotten password. better-auth stores their hashes and lets each be used once (auth-options.ts). */
import { MINUTE_MS } from "../../domain/dates.ts";
import { makeLinkToken } from "../link-token.ts";
import type { Auth } from "./auth-options.ts";
import { RESET_MINUTES, type AccountKeeper, type PasswordReset } from "./identity-provider.ts";

export function passwordReset(auth: Auth, accounts: Pick<AccountKeeper, "hasAccount" | "setPassword">): PasswordReset {
  const identifierOf = (token: string) => `password-reset ${token}`;

  return {
    async createToken(email, maker) {
      if (!(await accounts.hasAccount(email))) return undefined;
      await endResetTokens(auth, email);
      const { internalAdapter } = await auth.$context;
      const value = valueOf(email);
      // The stored hash is of the whole token, so nobody can change or remove the maker.
      const token = maker ? `${makeLinkToken()}.${maker}` : makeLinkToken();
      const expiresAt = new Date(Date.now() + VALID_MS);
      await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value, expiresAt });
      return token;
    },
    async find(token) {
      const found = await (await auth.$context).internalAdapter.findVerificationValue(identifierOf(token));
      const email = found && isOpen(found.expiresAt) ? emailIn(found.value) : undefined;
      return email ? { email, maker: token.split(".")[1] } : undefined;
    },
    async setPassword(token, password) {
      const used = await (await auth.$context).internalAdapter.consumeVerificationValue(identifierOf(token));
      const email = used ? emailIn(used.value) : undefined;
      if (!email) return false;
      await accounts.setPassword(email, password);
      return true;
    },
  };
}

const VALID_MS = RESET_MINUTES * MINUTE_MS;

/** A link that was made while the clock was ahead must not be valid for longer. */
function isOpen(expiresAt: Date): boolean {
  const left = expiresAt.getTime() - Date.now();
  return left > 0 && left <= VALID_MS;
}

const VALUE = "password-reset ";
const valueOf = (email: string) => `${VALUE}${email.toLowerCase()}`;

export async function endResetTokens(auth: Auth, email: string): Promise<void> {
  const { adapter } = await auth.$context;
  await adapter.deleteMany({ model: "verification", where: [{ field: "value", value: valueOf(email) }] });
}

function emailIn(value: string): string | undefined {
  return value.startsWith(VALUE) ? value.slice(VALUE.length) : undefined;
}
