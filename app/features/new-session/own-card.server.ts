/** The actions of a card's owner, who has the link and no account. */
import { HOUR_MS } from "../../../domain/dates.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { hashOfToken } from "../../../platform/link-token.ts";
import {
  dataOfCard,
  NO_PHOTO,
  isExpired,
  photoOf,
  selectCards,
  stateOfCard,
  type CardRow,
} from "./card-store.server.ts";
import { complete } from "../../../domain/collections/collection.ts";
import { personTexts, type PersonTexts } from "../../../domain/content/team.ts";
import type { OwnCard } from "./member-card.ts";
import { personNamed, teamKey } from "./new-session.ts";
import { dayOf, publishAtOf, sessionRow, teamFrom, type Parts } from "./new-session-store.server.ts";
import { everyone } from "./session-team.server.ts";

const AN_HOUR_SECONDS = HOUR_MS / 1000;
/** The limit of one address: a team may fill in its cards in one room. */
export const CARD_ADDRESS_LIMIT = { points: 300, duration: AN_HOUR_SECONDS };
/** The limit of one card: enough to correct it and to try other photos. */
export const CARD_SEND_LIMIT = { points: 20, duration: AN_HOUR_SECONDS };
const TOO_MANY = "Too many tries. Wait an hour and try again. What you typed stays on this page.";

const UNKNOWN = "This link does not work. Open the newest one that you got, all of it, or ask for another.";
const PUBLISHED =
  "This session is published already. To be added, or to change what it says about you, write to the cell.";
const ENDED = {
  accepted: "Your card was accepted. To change it, write to the cell.",
  revoked: "This link was revoked. Ask the person who sent it for a new one.",
  expired: "This link has expired. Ask the person who sent it for a new one.",
};

export type OwnCardParts = Parts & { media: MediaService; cardLimits: { address: Limit; send: Limit } };
/** An undefined `photo` does not change. */
type Sent = { data: PersonTexts; photo: Uint8Array | undefined; removesPhoto: boolean };

export function ownCards(parts: OwnCardParts) {
  const { database, media, cardLimits } = parts;
  const { kysely } = database;

  /** Call it once for each request. */
  async function limitedRow(token: string, address: string): Promise<CardRow> {
    await cardLimits.address.take(address, () => TOO_MANY);
    return ownRow(token);
  }

  /** @throws {HttpError} 404 for an unknown token, 410 for a card that is decided or expired */
  async function ownRow(token: string): Promise<CardRow> {
    const card = await selectCards(kysely).where("tokenHash", "=", hashOfToken(token)).executeTakeFirst();
    if (!card) throw new HttpError(404, UNKNOWN);
    const sets = kysely.selectFrom("changeSet").select("publishedAt");
    const set = await sets.where("id", "=", card.changeSetId).executeTakeFirst();
    if (set?.publishedAt) throw new HttpError(410, PUBLISHED);
    const state = isExpired(card) && !card.acceptedAt ? "expired" : stateOfCard(card);
    if (state === "accepted" || state === "revoked" || state === "expired") throw new HttpError(410, ENDED[state]);
    return card;
  }

  async function draftOf({ changeSetId }: CardRow, key: string): Promise<object | undefined> {
    const draft = kysely.selectFrom("changeSetDocument").select("data").where("changeSetId", "=", changeSetId);
    const row = await draft.where("key", "=", key).executeTakeFirst();
    return row && (JSON.parse(row.data) as object);
  }

  async function shown(row: CardRow): Promise<OwnCard> {
    const session = await sessionRow(parts, row.changeSetId);
    const site = await draftOf(row, "site");
    const label = site ? String(Reflect.get(site, "session")) : session.oldLabel;
    const { name, expiresAt } = row;
    const person = personNamed(everyone(teamFrom(await draftOf(row, teamKey(session.year)))), name);
    return {
      name,
      known: person ? complete(personTexts, person) : null,
      session: label,
      publishOn: dayOf(parts, session, await publishAtOf(parts, session)),
      expiresAt,
      data: dataOfCard(row),
      hasPhoto: Boolean(row.hasPhoto),
    };
  }

  return {
    openCard: async (token: string, address: string): Promise<OwnCard> => shown(await limitedRow(token, address)),

    /** Call it before the body is read. */
    async checkSender(token: string, address: string): Promise<void> {
      const { tokenHash } = await limitedRow(token, address);
      await cardLimits.send.take(tokenHash, () => TOO_MANY);
    },

    /** Call it after `checkSender`. A new photo replaces the previous one. */
    async sendCard(token: string, { data, photo, removesPhoto }: Sent): Promise<OwnCard> {
      const stored = photo && (await media.reencode(photo, "photo"));
      const row = await ownRow(token);
      const changed = stored ? { photo: stored } : removesPhoto ? { photo: null } : {};
      const sent = { data: JSON.stringify(data), sentAt: new Date().toISOString(), ...changed };
      // An accepted or revoked card cannot be changed any more.
      const open = kysely.updateTable("memberCard").set(sent).where("id", "=", row.id);
      await open.where("acceptedAt", "is", null).where("revokedAt", "is", null).execute();
      return shown(await ownRow(token));
    },

    async ownPhoto(token: string, address: string): Promise<Uint8Array> {
      const { id } = await limitedRow(token, address);
      const photo = await photoOf(kysely, id);
      if (!photo) throw new HttpError(404, NO_PHOTO);
      return photo;
    },
  };
}
