import { use, useRef, useState } from "react";
import type { TableItems } from "../../../../domain/collections/table-items";
import { studentsCollection } from "../../../../domain/content/team";
import { SignedOutContext } from "../../../ui/admin/unsaved-changes";
import { asApiError, type ApiError } from "../../../ui/call/request";
import { useDone } from "../../../ui/call/use-done";
import type { NewSession } from "../new-session";
import { addPeople } from "../new-session-calls";
import { useUnsaved } from "../unsaved-changes";

/** The name of the table, whose field has the id `new-people-table`. */
export const TABLE = "new-people";
type Failure = { text: string; reasons: string[] };
export type AddPeople = ReturnType<typeof useAddPeople>;

export function useAddPeople({ id, revisions }: Pick<NewSession, "id" | "revisions">) {
  const [additions, setAdditions] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const { forget } = useUnsaved();
  const done = useDone();
  const askToSignIn = use(SignedOutContext);
  // A button may be pressed again before the table is empty.
  const isRunning = useRef(false);

  /** Returns whether they were added. */
  async function add(people: TableItems["items"]): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setFailure(undefined);
    try {
      await addPeople({ id, revision: revisions.team }, people);
    } catch (error) {
      const failed = asApiError(error);
      setFailure(failureOf(failed, people));
      if (failed.status === 401) askToSignIn?.(() => void add(people));
      return false;
    } finally {
      isRunning.current = false;
    }
    forget(`${TABLE}-table`);
    setAdditions(additions + 1);
    await done(`${people.length} added to the new team. Visitors do not see it yet.`);
    return true;
  }
  return { add, additions, failure };
}

/** Names the person and the column of `people.2.email`, because the table has no fields that could be marked. */
function failureOf({ message, fields }: ApiError, people: TableItems["items"]): Failure {
  const columns = studentsCollection.fields.members.of as Record<string, { label: string }>;
  const reasons = Object.entries(fields).map(([path, why]) => {
    const [, index, column = ""] = path.split(".");
    return `${people[Number(index)]?.name}, ${columns[column]?.label}: ${why}`;
  });
  return { text: reasons.length > 0 ? "Nobody is added yet. Correct the table:" : message, reasons };
}
