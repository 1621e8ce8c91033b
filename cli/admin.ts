// `npm run admin -- add | password | reset-totp | list | remove | unlock | log-name`
import { parseArgs } from "node:util";
import { z } from "zod";
import { MIN_PASSWORD_LENGTH } from "../domain/session.ts";
import type { AccessKeeper } from "../platform/identity/access-keeper.ts";
import type { AccountKeeper } from "../platform/identity/identity-provider.ts";
import { openIdentity } from "../platform/identity/index.ts";
import { openLimits } from "../platform/limits/index.ts";
import { profileOf } from "../platform/identity/profiles.ts";
import type { Database } from "../platform/database/database.ts";
import { passwordProblem } from "../app/features/accounts/guessable-password.server.ts";
import { logNames } from "../platform/identity/log-name.ts";
import { unlockAccount } from "../app/features/accounts/sign-in.server.ts";
import { openAdministrators } from "./administrators.ts";
import { CommandError, readEnv, run, withDatabase } from "./command.ts";
import { readPassword } from "./read-password.ts";

const USAGE = `Usage:
  npm run admin -- add EMAIL [--role editor] [--until YYYY-MM-DD]
                                    adds an administrator, or an editor, or changes what someone may do;
                                    without --role an administrator, without --until with no last day;
                                    asks for a new password if that person may do nothing so far
  npm run admin -- password EMAIL   sets a new password and ends the account's sessions
  npm run admin -- reset-totp EMAIL turns codes at sign-in off, for someone who lost phone and recovery codes
  npm run admin -- list             lists administrators and editors, and until when they are
  npm run admin -- remove EMAIL     removes the role and ends all sessions; the account remains
  npm run admin -- unlock EMAIL     lets the account sign in again after too many wrong passwords, while the site runs
  npm run admin -- log-name EMAIL   prints the name of this account in the log

In a script, give the password as one line on standard input.`;

await run(async () => {
  const { verb, address, options } = readArguments();
  if (verb === "unlock") return unlock(address);
  if (verb === "log-name") return logName(address);
  const command = { add, password, "reset-totp": resetTotp, list, remove }[verb];
  if (!command) throw new CommandError(USAGE);
  await withDatabase(async (database, env) => {
    const { accounts, access } = await openIdentity(env, database);
    if (!accounts || !access)
      throw new CommandError(
        "Supabase stores the accounts of this site: add people and their rows in profiles there (docs/operations.md).",
      );
    await command({ database, accounts, access, address, options });
  });
});

type Call = {
  database: Database;
  accounts: AccountKeeper;
  access: AccessKeeper;
  address: string | undefined;
  options: { role?: string; until?: string };
};

function readArguments() {
  const options = { role: { type: "string" }, until: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [verb = "", address] = positionals;
    return { verb, address, options: values };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function add({ database, accounts, access, address, options }: Call): Promise<void> {
  const email = parseEmail(address);
  const people = await openAdministrators(database, access);
  const wanted = { role: options.role ?? "admin", activeUntil: options.until ?? null };
  people.check(wanted);
  const isKnown = profileOf(await access.profiles.list(), email) && (await accounts.hasAccount(email));
  // Also for an account without a role: with an invitation, somebody else may have made it under this address.
  if (!isKnown) await accounts.setPassword(email, await newPassword(email));
  console.log(await people.add(email, wanted));
  if (isKnown) console.log(`The password stays. Change it with: npm run admin -- password ${email}`);
}

async function password({ accounts, address }: Call): Promise<void> {
  const email = parseEmail(address);
  if (!(await accounts.hasAccount(email)))
    throw new CommandError(`There is no account ${email}. Make one with: npm run admin -- add ${email}`);
  await accounts.setPassword(email, await newPassword(email));
  console.log(`The password of ${email} is set. Open sessions of this account have ended.`);
}

async function resetTotp({ accounts, address }: Call): Promise<void> {
  const email = parseEmail(address);
  if (!(await accounts.hasAccount(email))) throw new CommandError(`There is no account ${email}.`);
  await accounts.resetSecondFactor(email);
  console.log(`${email} signs in with the password alone. Open sessions of this account have ended.`);
}

async function list({ database, access }: Call): Promise<void> {
  console.log(await (await openAdministrators(database, access)).list());
}

async function remove({ database, access, address }: Call): Promise<void> {
  const email = parseEmail(address);
  await (await openAdministrators(database, access)).remove(email);
  console.log(`${email} cannot edit the site any more, and is signed out everywhere.`);
}

/** Works without a local account: this site also limits sign-ins to accounts of a hosted service. */
async function unlock(address: string | undefined): Promise<void> {
  const email = parseEmail(address);
  const { limits, close } = await openLimits(readEnv());
  const wasCounted = await unlockAccount(limits, email).finally(close);
  console.log(
    wasCounted
      ? `${email} can sign in again. Sign in at once: that browser then has a limit of its own.`
      : `No failed sign-ins are counted for ${email}.`,
  );
}

/** Works without a local account, too. */
async function logName(address: string | undefined): Promise<void> {
  const email = parseEmail(address);
  const { signing } = await withDatabase((database, env) => openIdentity(env, database));
  console.log(logNames(signing.secret)(email));
}

function parseEmail(address: string | undefined): string {
  const parsed = z.email().safeParse(address?.trim());
  if (!parsed.success) throw new CommandError(address ? `"${address}" is not an e-mail address.` : USAGE);
  return parsed.data.toLowerCase();
}

async function newPassword(email: string): Promise<string> {
  const typed = await readPassword(
    `Password for ${email} (${MIN_PASSWORD_LENGTH} characters or more; it is not shown): `,
  );
  const problem = passwordProblem(typed, { email });
  if (problem) throw new CommandError(problem);
  return typed;
}
