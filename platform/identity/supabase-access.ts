/** With the project's secret key the site invites people and changes `profiles`, as with its own accounts. */
import type { PostgrestError, User } from "@supabase/supabase-js";
import type { Database } from "../database/database.ts";
import { fieldError, HttpError } from "../http-error.ts";
import type { AccessKeeper, ProfileRows } from "./access-keeper.ts";
import { IdentityUnavailable } from "./identity-provider.ts";
import type { Profile } from "./profiles.ts";
import { connect, editingRole, type HostedProfile } from "./supabase-client.ts";

type Settings = { url: string; secretKey: string; database: Pick<Database, "exclusively"> };

const USERS_PER_PAGE = 1000;

/** The limit of bcrypt, which hashes the passwords of a project. */
const MAX_PASSWORD_BYTES = 72;
const TOO_LONG = "Use a shorter password: at most 72 Latin letters, or 24 of another script.";

export function supabaseAccess({ url, secretKey, database }: Settings): AccessKeeper {
  const client = connect(url, secretKey);
  const table = () => client.from("profiles");

  async function users(): Promise<User[]> {
    const all: User[] = [];
    for (let page = 1; ; page += 1) {
      const { data, error } = await client.auth.admin.listUsers({ page, perPage: USERS_PER_PAGE });
      if (error) throw unavailable(error);
      all.push(...data.users);
      if (data.users.length === 0 || all.length >= data.total) return all;
    }
  }

  async function list(): Promise<Profile[]> {
    const [{ data, error }, accounts] = await Promise.all([table().select("*"), users()]);
    if (error) throw unavailable(error);
    const seenAt = new Map(accounts.map(({ email, last_sign_in_at }) => [email, last_sign_in_at]));
    return (data as HostedProfile[]).flatMap((row) => profileOfRow(row, seenAt.get(row.email))).sort(byEmail);
  }

  const rows: ProfileRows = {
    insert: async (profile) => saved(await table().insert({ email: profile.email, ...columnsOf(profile) })),
    update: async (email, change) => saved(await table().update(columnsOf(change)).eq("email", email)),
    remove: async (email) => saved(await table().delete().eq("email", email)),
  };

  return {
    // The project's API has no transactions, so the lock of the site's own database protects all its processes.
    profiles: { list, change: (work) => database.exclusively(async () => work(await list(), rows)) },
    hasAccount: async (email) => (await users()).some((user) => user.email === email.toLowerCase()),
    async addAccount(email, password) {
      if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) throw fieldError("password", TOO_LONG);
      const { error } = await client.auth.admin.createUser({ email, password, email_confirm: true });
      if (error && error.code !== "email_exists") throw unavailable(error);
    },
    // Without a row the remaining sessions have no rights here, from their next request.
    endSessions: async () => undefined,
  };
}

/** Ignores rows that give no access: addresses with capitals, which the project never has, or unknown roles. */
function profileOfRow(row: HostedProfile, lastSeenAt: string | undefined): Profile[] {
  const role = editingRole(row);
  if (!role || row.email !== row.email.toLowerCase()) return [];
  const { email, active_until, invited_by } = row;
  return [
    {
      email,
      role,
      activeUntil: isoOf(active_until),
      invitedBy: invited_by ?? null,
      lastSeenAt: isoOf(lastSeenAt),
      createdAt: "",
    },
  ];
}

/** PostgreSQL uses another format for moments. */
function isoOf(moment: string | null | undefined): string | null {
  if (!moment) return null;
  return Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString();
}

/** Omits the last visit, because the project itself stores it. */
function columnsOf({ role, activeUntil, invitedBy }: Partial<Profile>) {
  return { role, active_until: activeUntil, invited_by: invitedBy };
}

const byEmail = (one: Profile, other: Profile) => (one.email < other.email ? -1 : 1);

/** A column is missing, or the secret key may not write the table. */
const OLD_TABLE = ["PGRST204", "42703", "42501"];
const RUN_SQL =
  "The table profiles in the Supabase project cannot be changed yet. Run the SQL for it again, in the SQL Editor of the project (docs/operations.md, Sign-in through Supabase).";

function saved({ error }: { error: PostgrestError | null }): void {
  if (!error) return;
  throw OLD_TABLE.includes(error.code) ? new HttpError(409, RUN_SQL) : unavailable(error);
}

function unavailable({ message }: { message: string }): IdentityUnavailable {
  return new IdentityUnavailable(`Supabase did not accept the secret key, or did not respond: ${message}`);
}
