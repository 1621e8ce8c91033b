/** The checklist of accounts and contracts that the site depends on. Only administrators read it. */
import type { Selectable } from "kysely";
import { z } from "zod";
import { addDays } from "../../../domain/calendar-days.ts";
import { formatPlainDate } from "../../../domain/dates.ts";
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import { oneLine, paragraphs } from "../../../domain/schemas/text.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Tables } from "../../../platform/database/database.ts";
import { countRows } from "../../../platform/database/list-page.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { MAX_OWNERSHIP_NOTE, MAX_OWNERSHIP_TEXT, type Ownership } from "./ownership.ts";

export type OwnershipService = ReturnType<typeof ownershipService>;

type Parts = {
  database: Database;
  today: () => string;
  /** Returns the addresses of people whose access ended. */
  findLeft: (emails: string[]) => Promise<Set<string>>;
};
type Row = Selectable<Tables["ownership"]>;

const MAX_ROWS = 50;
const DAYS_TO_RENEW = 30;
const NO_ROW = "This row was removed meanwhile.";
const text = oneLine("Enter a text.", MAX_OWNERSHIP_TEXT, { min: 0 });

export const ownershipChange = z.strictObject({
  what: oneLine("Enter what this is, like Domain.", MAX_OWNERSHIP_TEXT).optional(),
  owner: text.optional().describe("A role's mailbox, or a person."),
  payer: text.optional(),
  renewsOn: plainDate.nullish(),
  note: paragraphs("Enter a text.", MAX_OWNERSHIP_NOTE, { min: 0 }).optional(),
});
export const newOwnership = ownershipChange.required({ what: true });

export function ownershipService({ database, today, findLeft }: Parts) {
  const { kysely } = database;

  async function withProblems(rows: Row[]): Promise<Ownership[]> {
    const left = await findLeft(rows.map(({ owner }) => owner).filter((owner) => owner.includes("@")));
    return rows.map((row) => ({ ...row, problems: problemsOf(row, left) }));
  }

  function problemsOf(row: Row, left: Set<string>): string[] {
    const isDue = row.renewsOn !== null && row.renewsOn <= addDays(today(), DAYS_TO_RENEW);
    const must = isDue && row.renewsOn! < today() ? "had to" : "must";
    const problems = [
      left.has(row.owner) && `The access of ${row.owner} has ended. Choose a new owner.`,
      isDue && `It ${must} be renewed by ${formatPlainDate(row.renewsOn!)}.`,
    ];
    return problems.filter((problem) => problem !== false);
  }

  /** Changes only the given fields, so that two people can change one row. */
  async function update(id: number, changes: Partial<Row>): Promise<Ownership> {
    if (Object.keys(changes).length > 0)
      await kysely.updateTable("ownership").set(changes).where("id", "=", id).execute();
    return find(id);
  }

  async function find(id: number): Promise<Ownership> {
    const row = await kysely.selectFrom("ownership").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw new HttpError(404, NO_ROW);
    return (await withProblems([row]))[0]!;
  }

  return {
    async list(viewer: Viewer): Promise<Ownership[]> {
      requireAdmin(viewer);
      return withProblems(await kysely.selectFrom("ownership").selectAll().orderBy("id").execute());
    },

    async add(viewer: Viewer, row: z.output<typeof newOwnership>): Promise<Ownership> {
      requireAdmin(viewer);
      if ((await countRows(kysely.selectFrom("ownership"))) >= MAX_ROWS)
        throw new HttpError(400, `The list has ${MAX_ROWS} rows, which is the most.`);
      const { what, owner = "", payer = "", renewsOn = null, note = "" } = row;
      const values = { what, owner, payer, renewsOn, note };
      const { id } = await kysely.insertInto("ownership").values(values).returning("id").executeTakeFirstOrThrow();
      return find(id);
    },

    async change(viewer: Viewer, id: number, changes: z.output<typeof ownershipChange>): Promise<Ownership> {
      requireAdmin(viewer);
      return update(id, changes);
    },

    /** Stores that somebody checked the row today. */
    async check(viewer: Viewer, id: number): Promise<Ownership> {
      return update(id, { checkedBy: requireAdmin(viewer), checkedOn: today() });
    },

    async remove(viewer: Viewer, id: number): Promise<void> {
      requireAdmin(viewer);
      const deleted = kysely.deleteFrom("ownership").where("id", "=", id);
      const { numDeletedRows } = await deleted.executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new HttpError(404, NO_ROW);
    },
  };
}
