/** The service of one collection, from the parts in the other files of this folder. */
import type { Fields } from "../../domain/collections/fields.ts";
import type { Database } from "../database/database.ts";
import { writeAndPublish } from "../database/site-version.ts";
import { editing } from "./editing.ts";
import { history } from "./history.ts";
import { reading } from "./reading.ts";
import { schedule } from "./schedule.ts";
import type { Store } from "./store.ts";
import { trash } from "./trash.ts";
import { workingCopies } from "./working-copies.ts";

type Parts<F extends Fields, Shown> = Pick<Store<F, Shown>, "collection" | "check" | "present"> & {
  database: Database;
  /** Called after the transaction of each write, before the response. */
  afterWrite: () => Promise<void>;
};

export type Documents<F extends Fields, Shown extends object> = ReturnType<typeof documents<F, Shown>>;

export function documents<F extends Fields, Shown extends object>({ afterWrite, ...parts }: Parts<F, Shown>) {
  const store: Store<F, Shown> = {
    ...parts,
    write: (work) => writeAndPublish({ database: parts.database, afterWrite }, work),
  };
  return {
    store,
    ...reading(store),
    ...editing(store),
    ...history(store),
    ...trash(store),
    ...schedule(store),
    ...workingCopies(store),
  };
}
