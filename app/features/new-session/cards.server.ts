/** Cards for new members: an administrator creates links, and accepts or declines the cards that arrive. */
import type { Selectable } from "kysely";
import { DAY_MS } from "../../../domain/dates.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Executor, Tables } from "../../../platform/database/database.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { hashOfToken, makeLinkToken } from "../../../platform/link-token.ts";
import { changeTeam } from "./change-team.server.ts";
import {
  dataOfCard,
  NO_PHOTO,
  photoOf,
  selectCards,
  shownCard,
  stateOfCard,
  type CardRow,
} from "./card-store.server.ts";
import {
  CARD_DAYS,
  CARD_RETENTION_DAYS,
  CARD_PATH,
  versionOfCard,
  type MemberCard,
  type NewCard,
} from "./member-card.ts";
import { namesOf, personNamed, plain } from "./new-session.ts";
import { publishedTeam, sessionFor, sessionRow, type Parts } from "./new-session-store.server.ts";
import { everyone, withPeople, type NewPerson, type Person, type Team } from "./session-team.server.ts";

type CardParts = Parts & { media: MediaService };

const NO_CARD = "There is no such card. It may have been deleted.";
const CHANGED = "This card has changed since you opened this page. Look at it again.";
const NOT_HERE = "This card cannot be accepted: it has not arrived, or it was decided already.";
const ACCEPTED = "This card was accepted already. Remove the person from the new team instead.";

export function cards(parts: CardParts) {
  const { kysely } = parts.database;
  const all = () => selectCards(kysely);

  async function cardRow(session: number, card: number): Promise<CardRow> {
    const row = await all().where("changeSetId", "=", session).where("id", "=", card).executeTakeFirst();
    if (!row) throw new HttpError(404, NO_CARD);
    return row;
  }

  /** @throws {HttpError} 400 for a name that has a card */
  async function checkNames(session: number, names: string[]): Promise<void> {
    const known = namesOf(await all().where("changeSetId", "=", session).where("acceptedAt", "is", null).execute());
    const again = names.filter((name) => known.has(plain(name)));
    if (again.length > 0) throw fieldError("names", hasLink(again));
    const twice = names.find((name, index) => names.findIndex((one) => plain(one) === plain(name)) < index);
    if (twice) throw fieldError("names", `${twice} is in the list twice.`);
  }

  /** Accepts only the version that was read. The person may have corrected the name. */
  async function accept(trx: Executor, { id, sentAt }: CardRow, name: string): Promise<void> {
    const accepted = { acceptedAt: new Date().toISOString(), name, data: null, photo: null };
    const same = trx.updateTable("memberCard").set(accepted).where("id", "=", id).where("sentAt", "=", sentAt);
    const open = same.where("acceptedAt", "is", null).where("revokedAt", "is", null);
    const { numUpdatedRows } = await open.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new HttpError(412, CHANGED);
  }

  /** The photo becomes a picture of the site only now. */
  async function personOf(viewer: Viewer, row: CardRow): Promise<NewPerson> {
    const person = dataOfCard(row)!;
    const photo = await photoOf(kysely, row.id);
    if (!photo) return person;
    const { imageUrl } = await parts.media.upload(viewer, photo);
    return { ...person, picture: { media: imageUrl, alt: `Portrait of ${person.name}`, agreed: true } };
  }

  return {
    /** Returns the links, which are never shown again. @throws {HttpError} 400 for a published session */
    async createCards(viewer: Viewer, id: number, names: string[]): Promise<NewCard[]> {
      const createdBy = requireAdmin(viewer);
      const { changeSetId } = await sessionRow(parts, id);
      await checkNames(changeSetId, names);
      const expiresAt = endOfLink();
      const tokens = names.map(makeLinkToken);
      const row = { changeSetId, createdAt: new Date().toISOString(), createdBy, expiresAt };
      const rows = names.map((name, index) => ({ ...row, name, tokenHash: hashOfToken(tokens[index]!) }));
      const made = await parts.database.transaction(async (trx) => {
        await parts.changeSets.lock(trx, changeSetId);
        return trx.insertInto("memberCard").values(rows).returning(["id", "tokenHash"]).execute();
      });
      return names.map((name, index) => {
        const card = made.find(({ tokenHash }) => tokenHash === rows[index]!.tokenHash)!;
        return { id: card.id, name, link: linkWith(tokens[index]!), expiresAt };
      });
    },

    /** Ends the earlier link. A declined card begins again. @throws {HttpError} 400, 401, 403, 404; 409 if it was accepted */
    async newCardLink(viewer: Viewer, id: number, card: number): Promise<NewCard> {
      const { changeSetId } = await sessionFor(parts, viewer, id);
      const { name } = await cardRow(changeSetId, card);
      const [token, expiresAt] = [makeLinkToken(), endOfLink()];
      const link = { tokenHash: hashOfToken(token), expiresAt, revokedAt: null };
      await parts.database.transaction(async (trx) => {
        await parts.changeSets.lock(trx, changeSetId);
        await changeCard(trx, card, link);
      });
      return { id: card, name, link: linkWith(token), expiresAt };
    },

    async listCards(viewer: Viewer, id: number): Promise<MemberCard[]> {
      const { changeSetId } = await sessionFor(parts, viewer, id);
      const rows = await all().where("changeSetId", "=", changeSetId).orderBy("id").execute();
      return rows.map(shownCard);
    },

    async cardPhoto(viewer: Viewer, id: number, card: number): Promise<Uint8Array> {
      const { changeSetId } = await sessionFor(parts, viewer, id);
      const photo = await photoOf(kysely, (await cardRow(changeSetId, card)).id);
      if (!photo) throw new HttpError(404, NO_PHOTO);
      return photo;
    },

    /** `seen` is the version that the person saw. */
    async acceptCard(viewer: Viewer, id: number, card: number, seen?: string): Promise<void> {
      const session = await sessionFor(parts, viewer, id);
      const row = await cardRow(session.changeSetId, card);
      if (stateOfCard(row) !== "arrived") throw new HttpError(400, NOT_HERE);
      checkVersion(row, seen);
      const person = await personOf(viewer, row);
      const last = publishedTeam(parts, session.oldYear);
      await parts.database.transaction(async (trx) => {
        await changeTeam(parts, { viewer, row: session, trx }, (team) => withCard(team, last, person, row.name));
        await accept(trx, row, person.name);
      });
    },

    /** Cards that nobody decided are not stored for ever. Returns the number of deleted cards. */
    async removeOldCards(now = new Date()): Promise<number> {
      const before = new Date(now.getTime() - CARD_RETENTION_DAYS * DAY_MS).toISOString();
      const { numDeletedRows } = await kysely
        .deleteFrom("memberCard")
        .where("expiresAt", "<", before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /**
     * Disables the link and deletes the card. `seen` is the version that the person saw.
     * @throws {HttpError} 401, 403, 404; 409 if it was accepted, 412 if a version has arrived since
     */
    async revokeCard(viewer: Viewer, id: number, card: number, seen?: string): Promise<void> {
      const { changeSetId } = await sessionFor(parts, viewer, id);
      const row = await cardRow(changeSetId, card);
      if (!row.acceptedAt) checkVersion(row, seen);
      const change = { revokedAt: new Date().toISOString(), data: null, photo: null };
      await changeCard(kysely, row.id, change, seen === undefined ? undefined : row);
    },
  };
}

function checkVersion(row: CardRow, seen: string | undefined): void {
  if (seen !== undefined && seen !== versionOfCard(row)) throw new HttpError(412, CHANGED);
}

type CardChange = Partial<Omit<Selectable<Tables["memberCard"]>, "id">>;

/** `as` is the only version to change. @throws {HttpError} 409 if it was accepted, 412 if another version has arrived */
async function changeCard(executor: Executor, id: number, change: CardChange, as?: CardRow): Promise<void> {
  const open = executor.updateTable("memberCard").set(change).where("id", "=", id).where("acceptedAt", "is", null);
  const query = as ? open.where("sentAt", as.sentAt === null ? "is" : "=", as.sentAt) : open;
  if ((await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n) return;
  const now = await selectCards(executor).where("id", "=", id).executeTakeFirst();
  throw now && !now.acceptedAt ? new HttpError(412, CHANGED) : new HttpError(409, ACCEPTED);
}

const linkWith = (token: string) => `${CARD_PATH}#${token}`;
const endOfLink = () => new Date(Date.now() + CARD_DAYS * DAY_MS).toISOString();

function hasLink(names: string[]): string {
  const has = names.length === 1 ? "has a link" : "have links";
  return `${names.join(", ")} ${has} already: “New link” beside the name makes another one. No link was made.`;
}

/**
 * Replaces the person with the name of the link, who may correct it, or else with the name on the card: a pasted table may
 * have had only the name.
 */
function withCard(team: Team, last: Team, person: NewPerson, nameOfLink: string): Team {
  const before = personNamed(everyone(team), nameOfLink, person.name);
  if (!before) return withPeople(team, last, [person]);
  const merged = (one: Person): Person => (one === before ? { ...one, ...person } : one);
  return { leads: team.leads.map(merged), members: team.members.map(merged) };
}
