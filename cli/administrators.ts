/** Changes who may edit the site: `npm run admin -- add | list | remove`. */
import { accessChange, administratorService } from "../app/features/administrators/administrators.server.ts";
import type { AdministratorState } from "../app/features/administrators/administrator.ts";
import { endInvitationsOf } from "../app/features/invitations/invitation-store.server.ts";
import { todayIn } from "../domain/moments.ts";
import type { Viewer } from "../domain/session.ts";
import { readContentFiles } from "../platform/content/index.ts";
import { siteFolders } from "../platform/content/site-folders.ts";
import type { Database } from "../platform/database/database.ts";
import { HttpError, parseInput } from "../platform/http-error.ts";
import type { AccessKeeper } from "../platform/identity/access-keeper.ts";
import { CommandError, root } from "./command.ts";
import { openContent, shelfOf } from "./content-folder.ts";

type Access = { role: string; activeUntil: string | null };

const COMMAND: Viewer = { user: { email: "npm run admin" }, role: "admin" };

export async function openAdministrators(database: Database, keeper: AccessKeeper) {
  // Recovering access to a site must also work with mistakes in content/.
  const timeZone = await readTimeZone(database).catch(() => "UTC");
  const service = administratorService({
    access: keeper,
    timeZone,
    endInvitations: (email) => endInvitationsOf(database, email),
  });

  return {
    /** Call it before anyone types a password. @throws {CommandError} */
    check(access: Access): void {
      try {
        parseInput(accessChange, access);
      } catch (error) {
        asCommandError(error);
      }
    },

    /** Also changes the access of someone who is listed already. Returns a sentence about it. */
    async add(email: string, access: Access): Promise<string> {
      const added = await service.add(COMMAND, email, access).catch(asCommandError);
      const name = added.role === "admin" ? "an administrator" : "an editor";
      return `${email} is ${name}${endOf(added, timeZone)} and signs in at /admin-login.`;
    },

    async list(): Promise<string> {
      const all = await service.list(COMMAND);
      if (all.length === 0) return "There is no administrator yet. Add one with: npm run admin -- add EMAIL";
      return all.map((one) => `${one.email}: ${describe(one, timeZone)}`).join("\n");
    },

    async remove(email: string): Promise<void> {
      await service.remove(COMMAND, email).catch(asCommandError);
    },
  };
}

async function readTimeZone(database: Database): Promise<string> {
  const { content: source } = siteFolders(root);
  const { live } = await openContent(database, readContentFiles(source, shelfOf(source)), "silent");
  return live.content().site.timeZone;
}

function describe(one: AdministratorState, timeZone: string): string {
  return `${one.role === "admin" ? "administrator" : "editor"}${endOf(one, timeZone)}${one.isActive ? "" : ", ended"}`;
}

function endOf({ activeUntil }: Pick<AdministratorState, "activeUntil">, timeZone: string): string {
  return activeUntil === null ? "" : ` until ${todayIn(timeZone, new Date(activeUntil))}`;
}

const HOW_TO_GO_ON = `Add one with: npm run admin -- add EMAIL
To lock an account out at once, set another password: npm run admin -- password EMAIL
On a site that sends mail they can ask for a link for a new one: add another administrator first, then remove them.`;

function asCommandError(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const fields = Object.values(error.fields ?? {});
  throw new CommandError(
    [...(fields.length > 0 ? fields : [error.message]), ...(error.status === 409 ? [HOW_TO_GO_ON] : [])].join("\n"),
  );
}
