/** What the next session still needs, in words. Only mistakes prevent publishing. */
import type { ChangeSet } from "../changes/change-set.ts";
import {
  nodesKey,
  plain,
  STAFF_KEY,
  teamKey,
  type NewSession,
  type SessionNode,
  type SessionStep,
} from "./new-session.ts";
import { everyone, hasPortrait, type Team } from "./session-team.server.ts";

type Facts = { team: Team; nodes: SessionNode[]; year: number; texts: number };

export function missingIn({ documents }: ChangeSet, facts: Facts): NewSession["missing"] {
  const { team, nodes, texts } = facts;
  const problems = documents.flatMap(({ key, title, problems: all }) =>
    Object.values(all).map((problem) => ({ text: `${title}: ${problem}`, step: stepOf(key, facts) })),
  );
  return [...problems, ...teamGaps(team), ...nodeGaps(team, nodes), ...textGaps(texts)];
}

function stepOf(key: string, { year }: Facts): SessionStep {
  if (key === teamKey(year)) return "who-is-new";
  if (key === nodesKey(year)) return "nodes";
  if (key === STAFF_KEY) return "who-stays";
  return key === "site" ? "when" : "look";
}

function teamGaps(team: Team): NewSession["missing"] {
  const all = everyone(team);
  if (all.length === 0) return [{ text: "Nobody is in the team yet.", step: "who-is-new" }];
  const count = all.filter((person) => !hasPortrait(person)).length;
  if (count === 0) return [];
  const who = count === 1 ? "1 person has" : `${count} people have`;
  return [{ text: `${who} no portrait yet. The page shows their initials.`, step: "who-is-new" }];
}

function nodeGaps(team: Team, nodes: SessionNode[]): NewSession["missing"] {
  const known = new Set(everyone(team).map(({ name }) => plain(name)));
  return nodes.flatMap(({ name, coordinators }) => {
    const gone = coordinators.filter((one) => !known.has(plain(one)));
    const text = `${name}: ${gone.join(", ")} ${gone.length === 1 ? "is" : "are"} not in the new team.`;
    return gone.length > 0 ? [{ text, step: "nodes" as const }] : [];
  });
}

function textGaps(count: number): NewSession["missing"] {
  if (count === 0) return [];
  return [{ text: count === 1 ? "1 text speaks of last year." : `${count} texts speak of last year.`, step: "texts" }];
}
