import type { AccountKeeper } from "./identity-provider.ts";
import type { Auth } from "./auth-options.ts";
import { hashPassword } from "./password-hash.ts";
import { endResetTokens } from "./password-reset.ts";

export function embeddedAccounts(auth: Auth): Omit<AccountKeeper, "removeExpiredSessions" | "passwordReset"> {
  const findUser = async (email: string) =>
    (await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase()))?.user;
  async function create(email: string, hash: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const address = email.toLowerCase();
    const user = await internalAdapter.createUser(
      { email: address, name: address, emailVerified: true },
      { method: "email-password" },
    );
    await internalAdapter.linkAccount({
      userId: user.id,
      accountId: user.id,
      providerId: "credential",
      password: hash,
    });
  }

  return {
    hasAccount: async (email) => (await findUser(email)) !== undefined,
    async endSessions(email) {
      const user = await findUser(email);
      if (user) await (await auth.$context).internalAdapter.deleteUserSessions(user.id);
    },
    async setPassword(email, password) {
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(password);
      const found = await findUser(email);
      if (found) {
        await endResetTokens(auth, email);
        await internalAdapter.updatePassword(found.id, hash);
        await internalAdapter.deleteUserSessions(found.id);
        return;
      }
      await create(email, hash);
    },
    async addAccount(email, password) {
      if (await findUser(email)) return;
      try {
        await create(email, await hashPassword(password));
      } catch (error) {
        // Another request may have added the account meanwhile.
        if (!(await findUser(email))) throw error;
      }
    },
    async resetSecondFactor(email) {
      const { adapter, internalAdapter } = await auth.$context;
      const user = await findUser(email);
      if (!user) return;
      await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: user.id }] });
      await internalAdapter.updateUser(user.id, { twoFactorEnabled: false });
      await internalAdapter.deleteUserSessions(user.id);
    },
  };
}
