import type { Site } from "./site.ts";

/** The message on the terminal after start-up: address, data, and remaining tasks. */
export async function startMessage({ env, database, content, sendsMail }: Site, port: number): Promise<string> {
  const where = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = [
    `\n${content.site.product} is at ${where}`,
    `Data folder: ${env.DATA_DIR}${env.DATABASE_URL ? " (database: PostgreSQL)" : ""}`,
  ];
  if (env.BACKUP_DIR) lines.push(`A checked copy of the database is put into ${env.BACKUP_DIR} every day.`);
  if (!env.SUPABASE_URL && !(await hasAdmin(database))) {
    lines.push("There is no administrator yet. Add one with: npm run admin -- add you@example.edu");
  }
  if (!sendsMail) lines.push("Contact messages are only stored in the inbox, at /admin/messages; no mail is sent.");
  if (!env.PUBLIC_URL)
    lines.push(
      "PUBLIC_URL is not set: canonical links are left out, and sign-in works from any address of this computer.",
    );
  return `${lines.join("\n")}\n`;
}

async function hasAdmin(database: Site["database"]): Promise<boolean> {
  return (await database.kysely.selectFrom("profiles").select("email").limit(1).executeTakeFirst()) !== undefined;
}
