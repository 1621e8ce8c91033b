import { formatMoment, todayIn } from "../../../../domain/moments";
import { siteContext } from "../../../../platform/content/site-context";
import { requestContext } from "../../../../platform/rendering/request-context";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Field } from "../../../ui/field/field";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { changesContext } from "../../changes/changes-context";
import { isShownFirst, MAX_QUERY } from "../content";
import { contentContext } from "../content-context";
import type { Route } from "./+types/route";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import { AllContent } from "./all-content";
import { SearchResults } from "./search-results";
import { useSearch } from "./use-search";

export async function loader({ context }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { timeZone, defaults } = context.get(siteContext).content.site;
  const viewer = await context.get(requestContext).viewer();
  const entries = await contents.list(viewer);
  const thumbnails = contents.thumbnails(viewer);
  const deleted = await contents.listDeleted(viewer);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      changed: changedText(entry, timeZone),
      thumbnail: thumbnails[entry.key],
      isFirst: isShownFirst(entry.key, defaults),
    })),
    sets: await context.get(changesContext).changeSets.listOpen(viewer),
    today: todayIn(timeZone),
    deleted: deleted.map((one) => ({ ...one, deleted: `Deleted on ${formatMoment(one.deletedAt, timeZone)}` })),
  };
}

type Changed = { updatedAt: string | null; updatedBy: string | null };

function changedText({ updatedAt, updatedBy }: Changed, timeZone: string): string {
  if (!updatedAt) return "Not changed yet";
  return `Changed on ${formatMoment(updatedAt, timeZone)}${updatedBy ? ` by ${updatedBy}` : ""}`;
}

export const meta = metaOf({ title: "Everything on the site" });

export default function Contents({ loaderData: { entries, deleted, sets, today } }: Route.ComponentProps) {
  const { typed, onType, ...search } = useSearch();
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
        <SearchResults {...search} query={typed} entries={entries} />
      ) : (
        <AllContent {...{ entries, deleted, sets, today }} />
      )}
    </Page>
  );
}
