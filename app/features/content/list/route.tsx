import { useState } from "react";
import { formatMoment } from "../../../../domain/dates";
import { siteContext } from "../../../../platform/content/site-context";
import { requestContext } from "../../../../platform/rendering/request-context";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Empty } from "../../../ui/empty/empty";
import { Field } from "../../../ui/field/field";
import { Link } from "../../../ui/link/link";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { contentContext } from "../content-context";
import type { Route } from "./+types/route";
import { ContentRow } from "./content-row";
import { DeletedRow } from "./deleted-row";
import { NewContent } from "./new-content";

export async function loader({ context }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { timeZone } = context.get(siteContext).content.site;
  const viewer = await context.get(requestContext).viewer();
  const entries = await contents.list(viewer);
  const deleted = await contents.listDeleted(viewer);
  return {
    entries: entries.map((entry) => ({ ...entry, changed: changedText(entry, timeZone) })),
    deleted: deleted.map((one) => ({ ...one, deleted: `Deleted on ${formatMoment(one.deletedAt, timeZone)}` })),
  };
}

type Changed = { updatedAt: string | null; updatedBy: string | null };

function changedText({ updatedAt, updatedBy }: Changed, timeZone: string): string {
  if (!updatedAt) return "Not changed yet";
  return `Changed on ${formatMoment(updatedAt, timeZone)}${updatedBy ? ` by ${updatedBy}` : ""}`;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Everything on the site",
    description: "Texts, people and pictures, for administrators.",
    card: false,
  });
}

export default function Contents({ loaderData: { entries, deleted } }: Route.ComponentProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const found = entries.filter(({ title, group, page }) => {
    const text = `${title} ${group} ${page}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Page title="Everything on the site" lead="Choose what you want to change. You see it on the site at once.">
      <search className={adminStyles.form}>
        <Field
          label="Search"
          name="search"
          type="search"
          required
          placeholder="Team, home, gallery …"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </search>
      <p role="status" className={adminStyles.hint}>
        {search && (found.length === 1 ? "1 found" : `${found.length} found`)}
      </p>
      <p>
        <a href="/api/content.zip" download>
          Download everything
        </a>{" "}
        as files, with all pictures. Several pages can be <Link to="/admin/changes">changed together</Link>.
      </p>
      {found.length === 0 && (
        <Empty scene="camp">
          <p>Nothing has this name. Try one word, like the name of the page.</p>
        </Empty>
      )}
      {groups.map((group) => (
        <section key={group} className={adminStyles.section} aria-label={group}>
          <h2>{group}</h2>
          <ul className={adminStyles.rows}>
            {found
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <ContentRow key={entry.key} entry={entry} />
              ))}
          </ul>
          {!search && <NewContent group={group} keys={entries.map(({ key }) => key)} />}
        </section>
      ))}
      {deleted.length > 0 && !search && (
        <section className={adminStyles.section} aria-label="Deleted">
          <h2>Deleted</h2>
          <ul className={adminStyles.rows}>
            {deleted.map((one) => (
              <DeletedRow key={one.key} content={one} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
