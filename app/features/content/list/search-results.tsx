import { containsAll, folded, wordsOf } from "../../../../domain/search-text";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Empty } from "../../../ui/empty/empty";
import { MAX_FOUND, type FoundContent } from "../content";
import { ContentRow, type ListedContent } from "./content-row";
import { FoundPlaces } from "./found-places";
import type { Search } from "./use-search";

type Props = Pick<Search, "found" | "failed"> & { query: string; entries: ListedContent[] };

/** Shows matching titles until the server has searched the texts, and without a connection. */
export function SearchResults({ query, entries, found, failed }: Props) {
  const listed = new Map(entries.map((entry) => [entry.key, entry]));
  // Documents that were deleted since are not listed.
  const rows = (found ?? byTitle(entries, query)).filter(({ key }) => listed.has(key));
  return (
    <>
      <p role="status" className={adminStyles.hint}>
        {summaryOf(rows.length, { found, failed })}
      </p>
      {rows.length === 0 && (found || failed) && (
        <Empty scene="camp">
          <p>No page, name or text has these words. Try one word only, or its first letters.</p>
        </Empty>
      )}
      <h2 className="visually-hidden">Found</h2>
      <ul className={adminStyles.rows}>
        {rows.map((one) => (
          <ContentRow key={one.key} entry={listed.get(one.key)!}>
            <FoundPlaces found={one} query={query} />
          </ContentRow>
        ))}
      </ul>
    </>
  );
}

function summaryOf(count: number, { found, failed }: Pick<Search, "found" | "failed">): string {
  if (failed) return "The server could not be reached, so only titles were searched.";
  if (!found) return "Searching …";
  return count === MAX_FOUND ? `The first ${MAX_FOUND} are shown. Add a word to narrow the search.` : `${count} found`;
}

function byTitle(entries: ListedContent[], query: string): FoundContent[] {
  const words = wordsOf(query);
  const matches = entries.filter(({ title, group, page }) => containsAll(folded(`${title} ${group} ${page}`), words));
  return matches.map((entry) => ({ ...entry, places: [] }));
}
