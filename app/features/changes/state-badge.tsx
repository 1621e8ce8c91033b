import { formatMoment } from "../../../domain/moments";
import { Badge } from "../../ui/badge/badge";
import { isSentBack, type ChangeSetEntry } from "./change-set";

export function StateBadge({ set, timeZone }: { set: ChangeSetEntry; timeZone: string }) {
  const { state, problem, publishAt, publishedAt, readyAt } = set;
  const date = publishedAt ?? publishAt;
  const when = date && formatMoment(date, timeZone);
  if (problem) return <Badge variant="off">Could not be published</Badge>;
  if (state === "scheduled") return <Badge variant="ahead">Will be published on {when}</Badge>;
  if (state === "published") return <Badge variant="quiet">Published on {when}</Badge>;
  if (readyAt) return <Badge variant="today">Ready</Badge>;
  return <Badge variant="today">{isSentBack(set) ? "Sent back" : "Not published yet"}</Badge>;
}
