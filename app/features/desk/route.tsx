import { Form } from "react-router";
import { isAdmin } from "../../../domain/session";
import { requestContext } from "../../../platform/rendering/request-context";
import styles from "../../ui/admin/admin.module.css";
import { adminPages } from "../../ui/admin/admin-pages";
import { SmallLink } from "../../ui/admin/small-button";
import { Badge } from "../../ui/badge/badge";
import { Button, ButtonLink } from "../../ui/button/button";
import { Empty } from "../../ui/empty/empty";
import { Field } from "../../ui/field/field";
import { Link } from "../../ui/link/link";
import { Page } from "../../ui/page/page";
import { metaOf } from "../../ui/page/page-meta";
import { useSession } from "../accounts/session-context";
import { EDITORS_MAY } from "../administrators/administrator";
import { MAX_QUERY } from "../content/content";
import type { Route } from "./+types/route";
import type { DeskSave, DeskTask } from "./desk";
import { deskContext } from "./desk-context";

export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = context.get(deskContext);
  const viewer = await context.get(requestContext).viewer();
  return { tasks: await desk.tasks(viewer), saves: await desk.latestSaves(viewer) };
}

export const meta = metaOf({ title: "Admin desk" });

const FOR_EDITORS = `As an editor you ${EDITORS_MAY}. An administrator publishes that.`;

export default function Desk({ loaderData: { tasks, saves } }: Route.ComponentProps) {
  const session = useSession();
  const pages = adminPages(session).filter(({ about }) => about);
  const lead = isAdmin(session) ? "What needs you now, and everything else you can do." : FOR_EDITORS;
  return (
    <Page title="Admin desk" lead={lead}>
      <section className={styles.section} aria-labelledby="tasks">
        <h2 id="tasks">Needs you now</h2>
        <Tasks tasks={tasks} />
      </section>
      <section className={styles.section} aria-labelledby="find">
        <h2 id="find">Change a text or picture</h2>
        <search>
          <Form action="/admin/content" className={styles.form}>
            <Field label="Search everything on the site" name="q" type="search" required maxLength={MAX_QUERY} />
            <div className={styles.actions}>
              <Button type="submit" variant="quiet">
                Search
              </Button>
            </div>
          </Form>
        </search>
      </section>
      {saves.length > 0 && (
        <section className={styles.section} aria-labelledby="lately">
          <h2 id="lately">Changed lately</h2>
          <Saves saves={saves} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="pages">
        <h2 id="pages">Everything else</h2>
        <ul className={styles.rows}>
          {pages.map(({ path, title, about }) => (
            <li key={path}>
              <div className={styles.rowWords}>
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
                <p className={styles.rowFacts}>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Tasks({ tasks }: { tasks: DeskTask[] }) {
  if (tasks.length === 0)
    return (
      <Empty scene="camp">
        <p>Nothing needs you now.</p>
      </Empty>
    );
  return (
    <ul className={styles.rows}>
      {tasks.map(({ title, why, action }) => (
        <li key={`${title} ${action?.to}`}>
          <div className={styles.rowWords}>
            <h3 dir="auto">{title}</h3>
            <p className={styles.rowFacts} dir="auto">
              {why}
            </p>
          </div>
          {action && (
            <ButtonLink to={action.to}>
              {action.label}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Saves({ saves }: { saves: DeskSave[] }) {
  return (
    <ul className={styles.rows}>
      {saves.map(({ title, to, history, saved, isPublished }) => (
        <li key={to}>
          <div className={styles.rowWords}>
            <h3 dir="auto">{title}</h3>
            <p className={styles.rowFacts}>
              {saved}
              <Badge variant={isPublished ? "quiet" : "today"}>{isPublished ? "Published" : "Draft"}</Badge>
            </p>
          </div>
          <div className={styles.actions}>
            <SmallLink label="Edit" of={title} to={to} />
            {history && <SmallLink label="History" of={title} to={history} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
