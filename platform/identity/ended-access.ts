import type { Database } from "../database/database.ts";
import type { AccountKeeper } from "./identity-provider.ts";
import { isActive, profileOf } from "./profiles.ts";

/** The person has an account whose access ended. A mailbox without an account never had any. */
export async function hasLeft(
  { kysely }: Database,
  accounts: AccountKeeper | undefined,
  email: string,
): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const profiles = await kysely.selectFrom("profiles").selectAll().execute();
  const profile = profileOf(profiles, address);
  if (profile) return !isActive(profile, profiles, new Date());
  return (await accounts?.hasAccount(address)) ?? false;
}
