import { formatMoment } from "../../../domain/moments";
import { Badge } from "../../ui/badge/badge";
import { isSentBack, type ChangeSetEntry } from "./change-set";

type Props = {
  set: ChangeSetEntry;
  timeZone: string;
  /** It has a time, and cannot be published as it is. */
  isBlocked: boolean;
};

export function StateBadge({ set, timeZone, isBlocked }: Props) {
  const { state, problem, publishAt, publishedAt, undoneAt, readyAt } = set;
  const date = undoneAt ?? publishedAt ?? publishAt;
  const when = date && formatMoment(date, timeZone);
  if (problem) return <Badge variant="off">Could not be published</Badge>;
  if (isBlocked) return <Badge variant="off">Cannot be published on {when}</Badge>;
  if (state === "scheduled") return <Badge variant="ahead">Will be published on {when}</Badge>;
  if (state === "published") return <Badge variant="quiet">Published on {when}</Badge>;
  if (state === "undone") return <Badge variant="quiet">Undone on {when}</Badge>;
  if (readyAt) return <Badge variant="today">Ready</Badge>;
  return <Badge variant="today">{isSentBack(set) ? "Sent back" : "Not published yet"}</Badge>;
}
