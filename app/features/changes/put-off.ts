import { formatMoment, momentIn } from "../../../domain/moments";
import { ApiError } from "../../ui/call/request";
import type { Later } from "./add-to-changes";
import { changesPath, createSet, publishSet, putInSet } from "./changes-calls";

type Draft = {
  key: string;
  title: string;
  /** The published revision that was changed. */
  revision: number;
  data: object;
  timeZone: string;
};

/** Puts a document into a set, and gives a new set its time. Returns the page to go to, and the message there. */
export async function putOff({ key, title, revision, data, timeZone }: Draft, { set, title: name, at }: Later) {
  const id = set === "new" ? (await createSet(name.trim() || title)).id : set;
  await putInSet({ id, key, revision: 0, base: revision }, data);
  const path = changesPath(id);
  if (set !== "new" || !at) return { path, notice: "Added. Visitors do not see it yet." };
  try {
    const moment = momentIn(timeZone, at).toISOString();
    // A set that was made just now: only this draft is in it.
    await publishSet({ id }, moment);
    return { path, notice: `Stored. Visitors see it from ${formatMoment(moment, timeZone)}.` };
  } catch (error) {
    const why = error instanceof ApiError && error.status ? error.message : "The server could not be reached.";
    return { path, notice: `It is stored here, but has no time yet. ${why}` };
  }
}
