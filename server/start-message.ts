import type { Site } from "./site.ts";

/** What the terminal says once the site is up: where, which data, and what is still to do. */
export async function startMessage({ env, database, content }: Site, port: number): Promise<string> {
  const lines = [`\n${content.site.product} is at ${env.PUBLIC_URL ?? `http://localhost:${port}`}`, `Data folder: ${env.DATA_DIR}`];
  const admin = await database.kysely.selectFrom("profiles").select("email").limit(1).executeTakeFirst();
  if (!admin) lines.push("There is no administrator yet. Add one with: npm run admin -- add you@example.edu");
  lines.push("Contact messages are kept in the inbox, at /admin/messages; no mail is sent.");
  if (!env.PUBLIC_URL) lines.push("PUBLIC_URL is not set: canonical links are left out, and sign-in works from any address of this computer.");
  return `${lines.join("\n")}\n`;
}
