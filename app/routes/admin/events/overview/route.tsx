import { requestContext, siteContext } from "../../../../context";
import { pageMeta } from "../../../../seo";
import { ButtonLink } from "../../../../ui/button/button";
import { Empty } from "../../../../ui/empty/empty";
import { Notice } from "../../../../ui/notice/notice";
import { Page } from "../../../../ui/page/page";
import styles from "../../admin.module.css";
import { AdminNavigation } from "../../admin-navigation";
import type { Route } from "./+types/route";
import { OverviewRow } from "./overview-row";

/** How many published events stand here; the others are found on the page of events. */
const SHOWN = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const { events, backupFailure } = context.get(siteContext);
  const all = await events.listAll(await context.get(requestContext).viewer());
  const published = all.filter(({ draft }) => !draft);
  return {
    drafts: all.filter(({ draft }) => draft),
    published: published.slice(0, SHOWN),
    count: published.length,
    backupFailure: backupFailure(),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Events and drafts", description: "Events, for administrators.", card: false });
}

/** Files, so no pages of the router. */
function Exports() {
  return (
    <p>
      Export as{" "}
      <a href="/api/events.csv" download>
        CSV
      </a>
      ,{" "}
      <a href="/api/events.json" download>
        JSON
      </a>{" "}
      or{" "}
      <a href="/api/events.ics" download>
        calendar
      </a>
    </p>
  );
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { drafts, published, count, backupFailure } = loaderData;
  return (
    <Page title="Events and drafts" lead="What visitors do not see yet, and what can be done with what they see.">
      <AdminNavigation current="/admin/events" />
      {backupFailure && <Notice kind="failure">{backupFailure}</Notice>}
      <section className={styles.section} aria-labelledby="drafts">
        <div className={styles.sectionHead}>
          <h2 id="drafts">Drafts</h2>
          <ButtonLink to="/add-event" small>
            Add Event
          </ButtonLink>
        </div>
        {drafts.length === 0 ? (
          <Empty scene="camp">
            <p>There is no draft. “Save as draft” keeps an event here until you publish it.</p>
          </Empty>
        ) : (
          <ul className={styles.rows}>
            {drafts.map((event) => (
              <OverviewRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="published">
        <div className={styles.sectionHead}>
          <h2 id="published">Published</h2>
          <Exports />
        </div>
        {count > published.length && (
          <p className={styles.hint}>
            The newest {published.length} of {count}.
          </p>
        )}
        <ul className={styles.rows}>
          {published.map((event) => (
            <OverviewRow key={event.id} event={event} />
          ))}
        </ul>
        {count === 0 && <p className={styles.hint}>No event is published at the moment.</p>}
      </section>
    </Page>
  );
}
