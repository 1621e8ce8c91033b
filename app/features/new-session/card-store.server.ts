/** The rows of cards. */
import type { Selectable } from "kysely";
import type { Executor, Tables } from "../../../platform/database/database.ts";
import { complete } from "../../../domain/collections/collection.ts";
import { personTexts } from "../../../domain/content/team.ts";
import { objectIn } from "../../../platform/documents/store.ts";
import type { CardState, MemberCard } from "./member-card.ts";

/** The photo is read only where it is needed. */
export type CardRow = Omit<Selectable<Tables["memberCard"]>, "photo"> & { hasPhoto: number | boolean };

export function selectCards(kysely: Executor) {
  return kysely
    .selectFrom("memberCard")
    .select(["id", "changeSetId", "tokenHash", "name", "createdAt", "createdBy", "expiresAt", "data"])
    .select(["sentAt", "acceptedAt", "revokedAt"])
    .select(({ eb }) => eb("photo", "is not", null).$castTo<number | boolean>().as("hasPhoto"));
}

export async function photoOf(kysely: Executor, id: number): Promise<Uint8Array | undefined> {
  const query = kysely.selectFrom("memberCard").select("photo").where("id", "=", id);
  const photo = (await query.executeTakeFirst())?.photo;
  return photo ? new Uint8Array(photo) : undefined;
}

/** Counts the cards that nobody has sent yet, and those that no administrator has decided. */
export async function countCards(kysely: Executor, changeSetId: number): Promise<CardCounts> {
  const states = (await selectCards(kysely).where("changeSetId", "=", changeSetId).execute()).map(stateOfCard);
  const count = (state: CardState) => states.filter((one) => one === state).length;
  return { waiting: count("waiting"), arrived: count("arrived") };
}

export type CardCounts = { waiting: number; arrived: number };

export const NO_PHOTO = "This card has no photo.";

export const isExpired = ({ expiresAt }: CardRow) => expiresAt <= new Date().toISOString();

export function stateOfCard(row: CardRow): CardState {
  if (row.acceptedAt) return "accepted";
  if (row.revokedAt) return "revoked";
  if (row.data !== null) return "arrived";
  return isExpired(row) ? "expired" : "waiting";
}

export const dataOfCard = ({ data }: CardRow) => (data === null ? null : complete(personTexts, objectIn(data)));

export function shownCard(row: CardRow): MemberCard {
  const { id, name, expiresAt, sentAt } = row;
  return {
    id,
    name,
    expiresAt,
    sentAt,
    state: stateOfCard(row),
    data: dataOfCard(row),
    hasPhoto: Boolean(row.hasPhoto),
  };
}
