import { todayIn } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { Field } from "../../../ui/field/field";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { changesContext } from "../../changes/changes-context";
import { isUnchanged, MAX_QUERY, UNCHANGED } from "../content";
import { contentContext } from "../content-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import { AllContent } from "./all-content";
import { SearchResults } from "./search-results";
import { UnchangedContent } from "./unchanged-content";
import { useSearch } from "./use-search";

/** The first page has all pages of the site and the newest posts; the others have older posts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const isFiltered = url.searchParams.has(UNCHANGED);
  const { rows, others, ...places } = await readPlace(url, (place) =>
    contents.posts(viewer, place, isFiltered ? isUnchanged : undefined),
  );
  return {
    places,
    isFiltered,
    settings: isFiltered ? contents.unchangedSettings(viewer) : [],
    entries: [...others, ...rows],
    today: todayIn(timeZone),
    shown: {
      timeZone,
      defaults: content.site.defaults,
      sets: await context.get(changesContext).changeSets.listOpen(viewer),
    },
  };
}

export const meta = metaOf({ title: "Everything on the site" });

export default function Contents({
  loaderData: { places, entries, isFiltered, settings, ...list },
}: Route.ComponentProps) {
  const { typed, onType, ...search } = useSearch(entries);
  useLinkedField();
  return (
    <Page title="Everything on the site" lead="Choose what you want to change.">
      <search className={adminStyles.form}>
        <Field
          label="Search"
          name="search"
          type="search"
          required
          placeholder="A page, a name, a wrong word"
          maxLength={MAX_QUERY}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </search>
      {typed.trim() ? (
        <SearchResults {...search} query={typed} shown={list.shown} />
      ) : (
        <>
          {isFiltered ? (
            <UnchangedContent {...{ entries, settings }} shown={list.shown} />
          ) : (
            <AllContent {...list} entries={entries} isLater={places.newer !== null} />
          )}
          <PageLinks {...places} />
        </>
      )}
    </Page>
  );
}
