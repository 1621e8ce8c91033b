/** Checks the role for optional codes at sign-in. */
import type { SecondFactorSetup } from "./account-shapes.server.ts";
import { codeOnly, passwordOnly } from "./credentials.server.ts";
import type { IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { fieldError, HttpError, parseInput } from "../../../platform/http-error.ts";
import { tooManyTries } from "./sign-in.server.ts";
import { accountOf, callerOf, type AccountRequest, type WithPassword } from "./own-password.server.ts";

/** Without a limit, someone at an open browser could guess a code in half an hour. */
const CODE_LIMIT = { points: 10, duration: 15 * 60 };

type Options = { withPassword: WithPassword; limits: Limits; issuer: string };

export function secondFactorService(identity: IdentityProvider, { withPassword, limits, issuer }: Options) {
  const codes = limits("own-code", CODE_LIMIT);

  /** @throws {HttpError} 400 when it is already on or off */
  async function factorOf({ viewer, headers }: AccountRequest, wanted: "on" | "off") {
    const { account, email } = accountOf(identity, viewer);
    const factor = account.secondFactor;
    const state = (await factor.codesLeft(headers)) === undefined ? "off" : "on";
    if (state !== wanted) throw new HttpError(400, `Two-step sign-in is ${state}.`);
    return { factor, email };
  }

  return {
    /** Returns the number of unused recovery codes; undefined if the second step is off. */
    codesLeft: async ({ viewer, headers }: AccountRequest) =>
      accountOf(identity, viewer).account.secondFactor.codesLeft(headers),
    /** Creates a secret for an app; sign-in does not change before `confirm`. */
    async begin(request: AccountRequest, input: unknown): Promise<SecondFactorSetup> {
      const { factor, email } = await factorOf(request, "off");
      const { currentPassword: password } = parseInput(passwordOnly, input);
      const { uri } = await withPassword(email, () => factor.begin(callerOf(request), { password, issuer }));
      return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
    },
    /** Proves that the app shows correct codes; sign-in asks for them from now on. */
    async confirm(request: AccountRequest, input: unknown) {
      const { factor, email } = await factorOf(request, "off");
      const { code } = parseInput(codeOnly, input);
      await codes.take(email, tooManyTries);
      const confirmed = await factor.confirm(callerOf(request), code);
      if (!confirmed)
        throw fieldError("code", "This code is not right. Check what you typed, or wait for the next code.");
      await codes.giveBack(email);
      return confirmed;
    },
    /** Invalidates the old codes. */
    async renewRecoveryCodes(request: AccountRequest, input: unknown): Promise<string[]> {
      const { factor, email } = await factorOf(request, "on");
      const { currentPassword } = parseInput(passwordOnly, input);
      return withPassword(email, () => factor.renewRecoveryCodes(callerOf(request), currentPassword));
    },
    async end(request: AccountRequest, input: unknown): Promise<string[]> {
      const { factor, email } = await factorOf(request, "on");
      const { currentPassword } = parseInput(passwordOnly, input);
      return withPassword(email, () => factor.end(callerOf(request), currentPassword));
    },
  };
}
