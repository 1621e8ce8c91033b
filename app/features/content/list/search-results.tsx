import { containsAll, folded, wordsOf } from "../../../../domain/search-text";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Empty } from "../../../ui/empty/empty";
import { Link } from "../../../ui/link/link";
import { MAX_FOUND, TRASH_PATH, type ContentEntry, type FoundContent } from "../content";
import { ContentRow, type Shown } from "./content-row";
import { FoundPlaces } from "./found-places";
import type { Search } from "./use-search";

type Props = Pick<Search, "found" | "failure"> & { query: string; entries: ContentEntry[]; shown: Shown };

/** Shows matching titles of this page until the server has searched the texts, and without a connection. */
export function SearchResults({ query, entries, found, failure, shown }: Props) {
  const rows = found ?? byTitle(entries, query);
  return (
    <>
      <p role="status" className={adminStyles.hint}>
        {summaryOf(rows.length, { found, failure })}
      </p>
      {rows.length === 0 && (found || failure) && (
        <Empty scene="camp">
          <p>
            {failure ? "No title has these words." : "No page, name or text has these words."} Try one word only, or its
            first letters.
          </p>
          <p>
            Deleted posts and teams are in <Link to={TRASH_PATH}>their own list</Link>.
          </p>
        </Empty>
      )}
      <h2 className="visually-hidden">Found</h2>
      <ul className={adminStyles.rows}>
        {rows.map((one) => (
          <ContentRow key={one.key} entry={one} shown={shown}>
            <FoundPlaces found={one} query={query} />
          </ContentRow>
        ))}
      </ul>
    </>
  );
}

function summaryOf(count: number, { found, failure }: Pick<Search, "found" | "failure">): string {
  if (failure) return `${failure} Only titles were searched.`;
  if (!found) return "Searching …";
  return count === MAX_FOUND ? `The first ${MAX_FOUND} are shown. Add a word to narrow the search.` : `${count} found`;
}

function byTitle(entries: ContentEntry[], query: string): FoundContent[] {
  const words = wordsOf(query);
  const matches = entries.filter(({ title, group, page }) => containsAll(folded(`${title} ${group} ${page}`), words));
  return matches.map((entry) => ({ ...entry, places: [] }));
}
