import { formatPlainDate } from "../../../../domain/dates";
import { formatMoment, startOfDay, timeZoneName } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Link } from "../../../ui/link/link";
import { Notice } from "../../../ui/notice/notice";
import { changesPath, publishSet } from "../../changes/changes-calls";
import { usePublishing } from "../../changes/use-publishing";
import type { Missing } from "../new-session";
import { stepPath } from "../new-session-calls";
import { useAllMissing } from "../unsaved";
import { MissingLists } from "./missing-list";
import type { StepProps } from "./step-props";

export function Publish({ session, timeZone, today }: StepProps) {
  const { id, state, problem, publishAt, publishOn, lastChange } = session;
  const hasDay = publishAt !== null || (publishOn !== null && publishOn > today);
  const missing = useAllMissing(session);
  const needed = missing.filter(({ isNeeded }) => isNeeded);
  const isReady = needed.length === 0;
  const { publish, undo } = usePublishing(session, { hasSettings: true, page: { path: "/team", exists: true } });
  if (state === "published")
    return (
      <>
        <p>Visitors see the new session. Until someone changes it, everything can be undone together.</p>
        <div className={adminStyles.actions}>
          <ButtonLink to="/team">View the team</ButtonLink>
          <Button variant="quiet" onClick={() => void undo()}>
            Undo all of it
          </Button>
        </div>
      </>
    );
  return (
    <>
      {problem && <Notice kind="failure">{problem}</Notice>}
      {publishAt && <p>{whatHappens(needed, formatMoment(publishAt, timeZone))}</p>}
      <MissingLists id={id} missing={missing} isStopped={publishAt === null || needed.some(isMistake)} />
      {lastChange && (
        <p>
          The last change was {formatMoment(lastChange.at, timeZone)}: {lastChange.title}, by {lastChange.by}.{" "}
          <Link to={stepPath(id, "look")}>Look at it</Link>
        </p>
      )}
      {!hasDay && (
        <p>
          {publishOn ? `${formatPlainDate(publishOn)} is not in the future. ` : "It can also be published on a day. "}
          <Link to={stepPath(id, "when")} state={{ next: "publish" }}>
            Choose the day
          </Link>
        </p>
      )}
      <div className={adminStyles.actions}>
        {hasDay && <OnTheDay {...{ session, timeZone, isReady }} />}
        {isReady && (
          <Button variant={hasDay ? "quiet" : "primary"} onClick={() => void publish()}>
            Publish now
          </Button>
        )}
      </div>
      <section className={adminStyles.section} aria-labelledby="hand-over">
        <h2 id="hand-over">Leave it to the next team</h2>
        <p>
          All of it is stored as “{session.title}”. Every administrator finds it on the desk, and can go on or publish
          it. Nothing is public before that.
        </p>
        <div className={adminStyles.actions}>
          <ButtonLink to={changesPath(id)} variant="quiet">
            See or delete these changes
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

const isMistake = ({ key }: Missing) => key !== undefined;

/** Only mistakes in documents stop a session that has a day. */
function whatHappens(needed: Missing[], moment: string): string {
  if (needed.length === 0) return `Visitors see it from ${moment}.`;
  if (needed.some(isMistake)) return `As it is, it cannot be published on ${moment}.`;
  return `It will be published on ${moment}, as it is stored. Still to do:`;
}

type DayProps = Pick<StepProps, "session" | "timeZone"> & { isReady: boolean };

function OnTheDay({ session, timeZone, isReady }: DayProps) {
  const { publishAt, publishOn } = session;
  const act = useAction("The day could not be changed.");
  if (publishAt)
    return (
      <Button
        variant="quiet"
        onClick={() => void act(() => publishSet(session, null), "It will not be published by itself any more.")}
      >
        Do not publish by itself
      </Button>
    );
  if (!isReady || !publishOn) return null;
  const day = formatPlainDate(publishOn);
  const at = startOfDay(timeZone, publishOn).toISOString();
  const done = `It will be published on ${day}, at the start of the day in ${timeZoneName(timeZone)}.`;
  return <Button onClick={() => void act(() => publishSet(session, at), done)}>Publish on {day}</Button>;
}
