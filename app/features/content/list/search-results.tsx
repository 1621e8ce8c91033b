import adminStyles from "../../../ui/admin/admin.module.css";
import { Empty } from "../../../ui/empty/empty";
import { Link } from "../../../ui/link/link";
import { MAX_FOUND, TRASH_PATH } from "../content";
import { ContentRow, type Shown } from "./content-row";
import { FoundPlaces } from "./found-places";
import type { Search } from "./use-search";

type Props = Pick<Search, "found" | "failure"> & { query: string; shown: Shown };

export function SearchResults({ query, found, failure, shown }: Props) {
  return (
    <>
      <p role="status" className={adminStyles.hint}>
        {failure ?? (found ? summaryOf(found.length) : "Searching …")}
      </p>
      {found?.length === 0 && (
        <Empty scene="camp">
          <p>No page, name or text has these words. Try one word only, or its first letters.</p>
          <p>
            Deleted posts and teams are in <Link to={TRASH_PATH}>their own list</Link>.
          </p>
        </Empty>
      )}
      <h2 className="visually-hidden">Found</h2>
      <ul className={adminStyles.rows}>
        {found?.map((one) => (
          <ContentRow key={one.key} entry={one} shown={shown}>
            <FoundPlaces found={one} query={query} />
          </ContentRow>
        ))}
      </ul>
    </>
  );
}

const summaryOf = (count: number) =>
  count === MAX_FOUND ? `The first ${MAX_FOUND} are shown. Add a word to narrow the search.` : `${count} found`;
