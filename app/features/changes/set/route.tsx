import { mayPublish } from "../../../../domain/content/kinds";
import { isAdmin } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { contentContext } from "../../content/content-context";
import { parseRowId } from "../../../../domain/row-id";
import { stepPath } from "../../new-session/new-session-calls";
import { CHANGES } from "../changes-calls";
import { hasProblems, isSentBack, mayChange } from "../change-set";
import { changesContext } from "../changes-context";
import { StateBadge } from "../state-badge";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { AddDocument } from "./add-document";
import { SayReady, SendBack } from "./review";
import { SetActions } from "./set-actions";
import { SetDocument } from "./set-document";
import { SetTime } from "./set-time";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { changeSets } = context.get(changesContext);
  const { viewer, timeZone } = await adminRequest(context);
  const set = await changeSets.find(viewer, parseRowId(params.id));
  const inSet = new Set(set.documents.map(({ key }) => key));
  const entries = await context.get(contentContext).contents.list(viewer);
  const others = entries.filter(({ key }) => !inSet.has(key)).map(({ key, title }) => ({ key, title }));
  const isPublisher = set.documents.every(({ key }) => mayPublish(viewer, key));
  const isWaiting = ["open", "scheduled"].includes(set.state);
  const isOpen = isWaiting && mayChange(viewer, set);
  const mayDelete = isAdmin(viewer) || viewer.user?.email === set.createdBy;
  return { set, others, timeZone, isPublisher, mayDelete, isWaiting, isOpen };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.set.title ?? "Changes together";
  return pageMeta(matches, { title });
}

const SCHEDULED = "An administrator has set a time for these changes. To change something, ask them.";
const PREPARED = "Administrators prepare and publish the next session.";

export default function ChangeSetPage({ loaderData }: Route.ComponentProps) {
  const { set, others, timeZone, isPublisher, mayDelete, isWaiting, isOpen } = loaderData;
  const isBlocked = set.state === "scheduled" && set.documents.some(hasProblems);
  return (
    <Page title={set.title}>
      <p className={adminStyles.rowFacts}>
        <StateBadge {...{ set, timeZone }} />
        <span>Prepared by {set.createdBy}</span>
        <Link to={CHANGES}>All changes</Link>
        {set.isNewSession && isPublisher && <Link to={stepPath(set.id, "look")}>The steps of the session</Link>}
      </p>
      {set.note && isWaiting && (
        <div className={adminStyles.section}>
          <p className={adminStyles.note}>
            <span>
              {isSentBack(set) && "Sent back. "}
              {set.noteBy}: “<span dir="auto">{set.note}</span>”
            </span>
          </p>
        </div>
      )}
      {set.problem && <Notice kind="failure">{set.problem}</Notice>}
      {!set.problem && isBlocked && (
        <Notice kind="failure">These changes cannot be published as they are. What is wrong is below.</Notice>
      )}
      <section className={adminStyles.section} aria-label="Publish">
        {!isPublisher && isWaiting && !isOpen && <p>{set.isNewSession ? PREPARED : SCHEDULED}</p>}
        {isOpen && !isPublisher && <SayReady set={set} />}
        <SetActions {...{ set, isPublisher, mayDelete }} />
        {isOpen && isPublisher && set.documents.length > 0 && <SetTime {...{ set, timeZone }} />}
        {isOpen && isPublisher && set.state === "open" && <SendBack set={set} />}
      </section>
      <section className={adminStyles.section} aria-labelledby="in-it">
        <h2 id="in-it">{isWaiting ? "What changes" : "What changed"}</h2>
        {set.documents.length === 0 && <p>Nothing yet. Add the first page.</p>}
        <ul className={adminStyles.rows}>
          {set.documents.map((document) => (
            <SetDocument
              key={document.key}
              id={set.id}
              document={document}
              isOpen={isOpen}
              isDone={set.publishedAt !== null}
            />
          ))}
        </ul>
        {isOpen && others.length > 0 && <AddDocument id={set.id} others={others} />}
      </section>
    </Page>
  );
}
