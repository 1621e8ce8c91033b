import { formatMoment, momentIn } from "../../../domain/moments";
import { ApiError } from "../../ui/call/request";
import type { WriteKeys } from "../../ui/call/write-key";
import { usualTitle, type ChangeSetEntry } from "./change-set";
import { changesPath, createSet, findSet, publishSet, putInSet, removeSet } from "./changes-calls";
import { chosenSet, isTimed, NEW, type Later } from "./use-later";

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

const ADDED_TO =
  "It is stored here, but has no time yet. Someone else added to these changes. Look at all of it, and choose the time.";
const NO_RESPONSE = "It is stored here. There was no response about its time: see below whether it has one.";

/** Adds a document to a set, and schedules a new set. Returns the next page and its message. @throws {ApiError} */
export async function putOff({ key, title, revision, data, timeZone, sets, keys }: Draft, later: Later) {
  const { set, title: name, at } = later;
  const moment = isTimed(later) ? momentIn(timeZone, at) : undefined;
  // The server says this, too, but only when the set is stored.
  if (moment && moment <= new Date()) throw new ApiError("Choose a time in the future.", 400);
  const created = set === NEW ? await createSet(name.trim() || usualTitle(title, sets), keys) : undefined;
  const id = created?.id ?? Number(set);
  // An earlier try of this form may have stored its text, and only the response was lost. What someone else has stored
  // there since is not replaced.
  const earlier = created?.documents.find((one) => one.key === key && one.updatedBy === created.createdBy);
  const where = { id, key, revision: earlier?.revision ?? 0, base: revision, isComplete: moment !== undefined };
  try {
    await putInSet(where, data);
  } catch (error) {
    // The set of an earlier try may have drafts of others.
    if (created?.documents.length === 0) await removeSet(id).catch(() => undefined);
    throw error;
  }
  const path = changesPath(id);
  const into = created ?? chosenSet(later, sets);
  if (!moment) return { path, notice: `Added to “${into?.title}”. Visitors do not see it yet.` };
  try {
    const { documents, tag } = await findSet(id);
    // Any editor may add to a set, and the person has seen this document only.
    if (documents.length > 1) return { path, notice: ADDED_TO };
    await publishSet({ id, tag }, moment.toISOString());
    return { path, notice: `Stored. Visitors see it from ${formatMoment(moment, timeZone)}.` };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status > 0;
    return { path, notice: isRefused ? `It is stored here, but has no time yet. ${error.message}` : NO_RESPONSE };
  }
}
