import { redirect } from "react-router";
import { placeOf, type PagePlace, type ListPage } from "../../../domain/cursor";

/** Redirects to the first page if the rows of this one no longer exist. */
export async function readPlace<Page extends ListPage<unknown>>(
  { pathname, search }: URL,
  read: (place: PagePlace) => Promise<Page>,
): Promise<Page> {
  const parameters = new URLSearchParams(search);
  const page = await read(placeOf(parameters));
  const isPlace = parameters.has("before") || parameters.has("after");
  if (page.rows.length > 0 || !isPlace) return page;
  for (const name of ["before", "after"]) parameters.delete(name);
  throw redirect(parameters.size > 0 ? `${pathname}?${parameters}` : pathname);
}
