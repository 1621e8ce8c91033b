/** The choice to publish a document later or with others, instead of with the first button of its form. */
import { useState } from "react";
import { mayPublish } from "../../../domain/content/kinds";
import type { Viewer } from "../../../domain/session";
import { readUnsaved, storeUnsaved } from "../../ui/form/with-storage";
import { hasDocument, mayChange, type ChangeSetEntry } from "./change-set";

export const NEW = "new";
export type Later = {
  /** The id of a set, or a new one. */
  set: string;
  title: string;
  at: string;
};
type Choices = {
  /** Sets that are not published; undefined if the form does not offer the choice. */
  sets: ChangeSetEntry[] | undefined;
  document: { key: string };
  viewer: Pick<Viewer, "user" | "role">;
};

const NOTHING_CHOSEN: Later = { set: NEW, title: "", at: "" };

/** After a reload of the tab the choice is the same, because the first button of the form would publish at once. */
export function useLater(choices: Choices) {
  const [name] = useState(`later:${choices.document.key} ${choices.viewer.user?.email}`);
  const [later, setLater] = useState(() => firstChoice(choices, readUnsaved(name, "sessionStorage")));
  return {
    later,
    choose(next: Later) {
      setLater(next);
      storeUnsaved(name, next, "sessionStorage");
    },
    /** Call it when the server has stored the choice. */
    end: () => storeUnsaved(name, {}, "sessionStorage"),
  };
}

/** An editor goes on with the changes that this person began last. */
function firstChoice(choices: Choices, stored: Partial<Later>): Later {
  const { document, viewer } = choices;
  const possible = possibleSets(choices);
  const isPossible = stored.set === NEW || possible.some(({ id }) => String(id) === stored.set);
  if (choices.sets && isPossible) return { ...NOTHING_CHOSEN, ...stored };
  if (mayPublish(viewer, document.key)) return NOTHING_CHOSEN;
  const own = possible.find(({ createdBy }) => createdBy === viewer.user?.email);
  return own ? { ...NOTHING_CHOSEN, set: String(own.id) } : NOTHING_CHOSEN;
}

/** Returns the sets to which this person may add the document. */
export function possibleSets({ sets = [], document: { key }, viewer }: Choices): ChangeSetEntry[] {
  const isPublisher = mayPublish(viewer, key);
  const mayJoin = (set: ChangeSetEntry) => mayChange(viewer, set) && (isPublisher || set.publishAt === null);
  return sets.filter((set) => !hasDocument(set, key) && mayJoin(set));
}

/** Undefined for a new set. */
export const chosenSet = ({ set }: Later, sets: ChangeSetEntry[] = []) => sets.find(({ id }) => String(id) === set);

/** Only a new set gets the chosen time. */
export const isTimed = ({ set, at }: Later) => set === NEW && at !== "";

/** A name alone chooses nothing. */
export const isChosen = ({ set, at }: Later) => set !== NEW || at !== "";
