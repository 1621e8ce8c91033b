import type { AccessKeeper } from "./access-keeper.ts";
import { ifAvailable } from "./identity-provider.ts";
import { isActive, profileOf } from "./profiles.ts";

/**
 * Returns the addresses of accounts whose access ended; none if the site cannot read who has access. A mailbox without
 * an account never had any.
 */
export async function findLeft(access: AccessKeeper | undefined, emails: string[]): Promise<Set<string>> {
  if (!access || emails.length === 0) return new Set();
  return (await ifAvailable(leftAmong(access, emails))) ?? new Set();
}

async function leftAmong({ profiles, hasAccount }: AccessKeeper, emails: string[]): Promise<Set<string>> {
  const all = await profiles.list();
  const left = new Set<string>();
  for (const email of new Set(emails)) {
    const profile = profileOf(all, email.trim());
    if (profile ? !isActive(profile, all, new Date()) : await hasAccount(email.trim().toLowerCase())) left.add(email);
  }
  return left;
}
