/** Decisions about texts that mention the old year. */
import { complete } from "../../../domain/collections/collection.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { flat, nested } from "../../../domain/content/nested.ts";
import { todayIn } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { ChangeSet } from "../changes/change-set.ts";
import {
  contentWith,
  changeDraft,
  sessionFor,
  settle,
  settledIn,
  timeZoneOf,
  type Parts,
  type SessionRow,
  type Where,
} from "./new-session-store.server.ts";
import { idOfText, yearTexts, type FoundText } from "./year-texts.server.ts";

const GONE = "This text has changed since. Load the page again.";

/** Returns undecided texts. */
export function openTexts(parts: Parts, row: SessionRow, set: ChangeSet): FoundText[] {
  const documents = contentWith(parts, set);
  const { session: label } = documents.get("site") as { session: string };
  const { oldLabel, oldYear, year } = row;
  const years = { oldLabel, oldYear, year, label, today: todayIn(timeZoneOf(parts.live)) };
  const settled = settledIn(row);
  return yearTexts(documents, years).filter(({ id }) => !settled.includes(id));
}

export function texts(parts: Parts) {
  const { database, changeSets } = parts;

  async function use(at: Where, { key, apply }: FoundText, text: string): Promise<void> {
    const { fields } = kindOf(key)!.collection;
    const change = (data: object) => nested(fields, apply(complete(fields, flat(fields, data)), text), "always");
    await changeDraft(parts, at, change);
  }

  return {
    /** Replaces the text; null does not change it. */
    async settleText(viewer: Viewer, id: number, textId: string, text: string | null): Promise<void> {
      const row = await sessionFor(parts, viewer, id);
      const { changeSetId } = row;
      const found = openTexts(parts, row, await changeSets.find(viewer, changeSetId)).find((one) => one.id === textId);
      if (!found) throw new HttpError(404, GONE);
      // The new text may contain a year, too.
      const after = idOfText(found.key, found.path, text?.trim() ?? "");
      await database.transaction(async (trx) => {
        await changeSets.lock(trx, changeSetId);
        if (text !== null) await use({ viewer, id: changeSetId, key: found.key, trx }, found, text);
        await settle(parts, changeSetId, trx, [textId, after]);
      });
    },
  };
}
