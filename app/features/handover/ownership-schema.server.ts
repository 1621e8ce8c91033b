import { z } from "zod";

const day = z.iso.date().nullable();

/** An account or contract that the site depends on, and the person who takes care of it. */
export const ownership = z
  .strictObject({
    id: z.int(),
    what: z.string(),
    owner: z.string().describe("A role's mailbox, or a person."),
    payer: z.string(),
    renewsOn: day,
    note: z.string(),
    checkedOn: day,
    checkedBy: z.string().nullable(),
    problems: z.array(z.string()).describe("Why somebody must see to it."),
  })
  .meta({ id: "Ownership" });
