import type { Database, Executor } from "../database/database.ts";
import type { ProfileRows, ProfileStore } from "./access-keeper.ts";

export function ownProfiles(database: Database): ProfileStore {
  const rowsOf = (executor: Executor) => executor.selectFrom("profiles").selectAll().orderBy("email");
  return {
    list: () => rowsOf(database.kysely).execute(),
    change: (work) =>
      database.transaction(async (trx) => {
        const rows = rowsOf(trx);
        const all = await (database.kind === "postgres" ? rows.forUpdate() : rows).execute();
        return work(all, ownRows(trx));
      }),
  };
}

function ownRows(trx: Executor): ProfileRows {
  return {
    insert: async (profile) => void (await trx.insertInto("profiles").values(profile).execute()),
    update: async (email, change) =>
      void (await trx.updateTable("profiles").set(change).where("email", "=", email).execute()),
    remove: async (email) => void (await trx.deleteFrom("profiles").where("email", "=", email).execute()),
  };
}
