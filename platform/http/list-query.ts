import { z } from "zod";
import type { ListPage } from "../../domain/cursor.ts";
import { MAX_ROWS, NO_PLACE, parseCursor, type Cursor } from "../database/list-page.ts";
import type { ApiContext } from "./route.ts";

const LIMIT = `Enter a number from 1 to ${MAX_ROWS}.`;

const cursor = (isRight: (place: Cursor) => boolean) =>
  z.string().refine((text) => {
    const place = parseCursor(text);
    return place && isRight(place);
  }, NO_PLACE);

export const rowLimit = z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(MAX_ROWS, LIMIT);
export const listQuery = z.object({
  limit: rowLimit.default(MAX_ROWS),
  before: cursor(({ key }) => key === undefined).optional(),
});
export const datedListQuery = listQuery.extend({ before: cursor(({ key }) => key !== undefined).optional() });

/** Returns the rows, and sets a header with the URL of the next page. */
export function pageOf<Row>(context: ApiContext, { rows, older }: Pick<ListPage<Row>, "rows" | "older">): Row[] {
  if (older) {
    const address = new URL(context.req.url);
    address.searchParams.set("before", older);
    context.header("Link", `<${address.pathname}${address.search}>; rel="next"`);
  }
  return rows;
}
