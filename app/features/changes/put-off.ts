import { formatMoment, momentIn } from "../../../domain/moments";
import { ApiError } from "../../ui/call/request";
import type { WriteKeys } from "../../ui/call/write-key";
import { usualTitle, type ChangeSetEntry } from "./change-set";
import { changesPath, createSet, putInSet } from "./changes-calls";
import { chosenSet, isTimed, type Later } from "./use-later";

type Draft = {
  key: string;
  title: string;
  /** The published revision that was changed. */
  revision: number;
  data: object;
  timeZone: string;
  /** Sets that are not published. */
  sets: ChangeSetEntry[] | undefined;
  /** The keys of its form. */
  keys: WriteKeys;
};

/** Adds a document to a set; a new set may get a time. Returns the next page and its message. @throws {ApiError} */
export async function putOff({ key, title, revision: base, data, timeZone, sets, keys }: Draft, later: Later) {
  const into = chosenSet(later, sets);
  if (into) {
    await putInSet({ id: into.id, key, revision: 0, base }, data);
    return { path: changesPath(into.id), notice: addedTo(into) };
  }
  const moment = isTimed(later) ? momentIn(timeZone, later.at) : undefined;
  // The server's message would lead to a field of another name.
  if (moment && moment <= new Date()) throw new ApiError("Choose a time in the future.", 400);
  const set = { title: later.title.trim() || usualTitle(title), first: { key, data, base } };
  try {
    const created = await createSet({ ...set, at: moment?.toISOString() }, keys);
    const notice = moment ? `Stored. Visitors see it from ${formatMoment(moment, timeZone)}.` : addedTo(created);
    return { path: changesPath(created.id), notice };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    // Someone else published the same text. The set without a time shows what to choose from.
    const { id } = await createSet(set, keys);
    return { path: changesPath(id), notice: "It is stored here, but has no time yet: it was changed meanwhile, too." };
  }
}

const addedTo = ({ title }: { title: string }) => `Added to “${title}”. Visitors do not see it yet.`;
