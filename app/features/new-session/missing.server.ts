/** Lists the things that the next session still needs. Its pages offer to publish it when none with `isNeeded` is left. */
import type { ChangeSet, ChangeSetDocument } from "../changes/change-set.ts";
import type { CardCounts } from "./card-store.server.ts";
import {
  nodesKey,
  plain,
  STAFF_KEY,
  teamKey,
  type Missing,
  type NewSession,
  type SessionNode,
  type SessionStep,
} from "./new-session.ts";
import { everyone, hasPortrait, type Team } from "./session-team.server.ts";

type Facts = {
  team: Team;
  nodes: SessionNode[];
  /** Names of people who are not in the team or the staff any more. */
  left: Set<string>;
  year: number;
  texts: number;
  cards: CardCounts;
};

export function missingIn({ documents }: ChangeSet, facts: Facts): Missing[] {
  const { team, nodes, texts, cards } = facts;
  return [
    ...documents.flatMap((document) => mistakesIn(document, facts)),
    ...nodes.filter(({ coordinators }) => coordinators.length === 0).map(withoutCoordinator),
    ...nodeGaps(facts),
    ...cardGaps(cards),
    ...teamGaps(team),
    ...textGaps(texts),
  ];
}

/** Returns the first step that is not done. Portraits can follow later, and a saved node may stay without a coordinator. */
export function nextStep({ team, missing, areNodesSaved }: Progress): SessionStep {
  if (team.length === 0) return "who-stays";
  const canWait = ({ step }: Missing) => step === "who-is-new" || (step === "nodes" && areNodesSaved);
  return missing.find((one) => one.isNeeded || !canWait(one))?.step ?? "look";
}
type Progress = Pick<NewSession, "team" | "missing" | "areNodesSaved">;

function mistakesIn({ key, title, problems }: ChangeSetDocument, facts: Facts): Missing[] {
  const step = stepOf(key, facts);
  return Object.values(problems).map((problem) => ({ text: `${title}: ${problem}`, step, isNeeded: true, key }));
}

function withoutCoordinator({ name }: SessionNode): Missing {
  return { text: `${name} has no coordinator yet. The page shows none.`, step: "nodes", isNeeded: false };
}

function stepOf(key: string, { year }: Facts): SessionStep {
  if (key === teamKey(year)) return "who-is-new";
  if (key === nodesKey(year)) return "nodes";
  if (key === STAFF_KEY) return "who-stays";
  return key === "site" ? "when" : "look";
}

function teamGaps(team: Team): Missing[] {
  const all = everyone(team);
  if (all.length === 0) return [{ text: "Nobody is in the team yet.", step: "who-is-new", isNeeded: false }];
  const count = all.filter((person) => !hasPortrait(person)).length;
  const who = count === 1 ? "1 person has" : `${count} people have`;
  return [
    ...(team.leads.length === 0 ? ["Nobody is a lead. The page of the team begins with the leads."] : []),
    ...(count > 0 ? [`${who} no portrait yet. The page shows their initials.`] : []),
  ].map((text) => ({ text, step: "who-is-new", isNeeded: false }));
}

/** A person outside the team may coordinate a node, but not one who left. While the team is empty, nobody has. */
function nodeGaps({ team, nodes, left }: Facts): Missing[] {
  if (everyone(team).length === 0) return [];
  return nodes.flatMap(({ name, coordinators }) => {
    const gone = coordinators.filter((one) => left.has(plain(one)));
    const are = gone.length === 1 ? "is" : "are";
    // The step suggests a coordinator from the new team, or “Nobody yet”; only saving stores that.
    const text = `${name} still names ${gone.join(", ")}, who ${are} not in the new team. Check this step and save it:`;
    return gone.length > 0 ? [{ text, step: "nodes" as const, isNeeded: true }] : [];
  });
}

function cardGaps({ arrived, waiting }: CardCounts): Missing[] {
  const cards =
    arrived === 1
      ? "1 card has arrived. Accept or decline it"
      : `${arrived} cards have arrived. Accept or decline them`;
  const links =
    waiting === 1
      ? "1 card is not filled in yet. Its link stops"
      : `${waiting} cards are not filled in yet. Their links stop`;
  return [
    ...(arrived > 0 ? [`${cards} before the team is public.`] : []),
    ...(waiting > 0 ? [`${links} working when the session is published.`] : []),
  ].map((text) => ({ text, step: "who-is-new", isNeeded: false }));
}

function textGaps(count: number): Missing[] {
  if (count === 0) return [];
  const text = count === 1 ? "1 text speaks of last year." : `${count} texts speak of last year.`;
  return [{ text, step: "texts", isNeeded: false }];
}
