import { Badge } from "../../ui/badge/badge";
import type { ChangeSetEntry } from "./change-set";

/** `when` is the date of the current state. */
export function StateBadge({ set: { state, problem }, when }: { set: SetState; when: string }) {
  if (problem) return <Badge variant="off">Could not be published</Badge>;
  if (state === "scheduled") return <Badge variant="ahead">Will be published on {when}</Badge>;
  if (state === "published") return <Badge variant="quiet">Published on {when}</Badge>;
  if (state === "undone") return <Badge variant="quiet">Undone on {when}</Badge>;
  return <Badge variant="today">Not published yet</Badge>;
}

type SetState = Pick<ChangeSetEntry, "state" | "problem">;
