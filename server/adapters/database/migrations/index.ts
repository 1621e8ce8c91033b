import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { firstRelease } from "./0001-first-release.ts";

/** Every migration in order. A landed one is never edited; a change of the schema is a new one. */
export const MIGRATIONS: Record<string, Migration> = {
  "0001-first-release": firstRelease,
};

/** Brings the schema up to date. @throws the error of the migration that failed; nothing of that one is kept */
export async function migrateToLatest<Tables>(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
