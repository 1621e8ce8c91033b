/** better-auth's HTTP endpoints are not mounted, so there are no sign-up, reset and social routes. */
import { getMigrations } from "better-auth/db/migration";
import { oneAtATime } from "../one-at-a-time.ts";
import { authOptions, openAuth } from "./auth-options.ts";
import { embeddedAccounts } from "./embedded-accounts.ts";
import { embeddedSignIn } from "./embedded-sign-in.ts";
import { isOver, throwUnavailable } from "./embedded-session.ts";
import type { AccountKeeper, IdentityProvider, OwnAccount } from "./identity-provider.ts";
import { ownAccount } from "./own-account.ts";
import { passwordReset } from "./password-reset.ts";
import type { Settings } from "./settings.ts";
import { usedCodes } from "./used-codes.ts";

type EmbeddedProvider = Omit<IdentityProvider, "findRole"> & Omit<AccountKeeper, "removeExpiredSessions">;

export async function bringTablesUpToDate(settings: Settings): Promise<void> {
  await (await getMigrations(authOptions(settings))).runMigrations();
}

export function openProvider(settings: Settings): EmbeddedProvider & { ownAccount: OwnAccount } {
  const auth = openAuth(settings);
  const takeCode = usedCodes(settings.database);
  const own = ownAccount(auth, takeCode);
  const keeper = embeddedAccounts(auth);
  // Otherwise a session could begin after a new password has ended all, because the old one was checked before that.
  const turn = oneAtATime();
  const inTurn =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      turn(() => work(...given));
  const accounts = { ...keeper, setPassword: inTurn(keeper.setPassword) };

  async function signOut(headers: Headers): Promise<string[]> {
    // better-auth reports success even when it could not delete the session. Deleting it here throws instead.
    const current = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
    if (current) await (await auth.$context).internalAdapter.deleteSession(current.session.token);
    const response = await auth.api.signOut({ headers, asResponse: true });
    return response.headers.getSetCookie();
  }

  return {
    signIn: inTurn(embeddedSignIn(auth, takeCode)),
    async readSession(headers) {
      const reading = auth.api.getSession({ headers, returnHeaders: true });
      const { headers: newHeaders, response } = await reading.catch(throwUnavailable);
      if (response && isOver(response.session)) return { user: null, setCookies: await signOut(headers) };
      return { user: response ? { email: response.user.email } : null, setCookies: newHeaders.getSetCookie() };
    },
    signOut,
    ownAccount: {
      ...own,
      changePassword: inTurn(own.changePassword),
      secondFactor: {
        ...own.secondFactor,
        begin: inTurn(own.secondFactor.begin),
        confirm: inTurn(own.secondFactor.confirm),
        end: inTurn(own.secondFactor.end),
      },
    },
    ...accounts,
    passwordReset: passwordReset(auth, accounts),
  };
}
