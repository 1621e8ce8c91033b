import { locked, type Database, type Executor } from "../database/database.ts";
import type { ProfileRows, ProfileStore } from "./access-keeper.ts";

export function ownProfiles(database: Database): ProfileStore {
  const rowsOf = (executor: Executor) => executor.selectFrom("profiles").selectAll().orderBy("email");
  return {
    list: () => rowsOf(database.kysely).execute(),
    change: (work) =>
      database.transaction(async (trx) => {
        const all = await locked(database, rowsOf(trx)).execute();
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
