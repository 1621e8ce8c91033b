import { redirect, useNavigate, useRevalidator } from "react-router";
import { formatMoment } from "../../../../domain/moments";
import { parseEventId, parseRowId } from "../../../../domain/row-id";
import { eventPath, type Event } from "../event";
import { eventCollection } from "../event-collection";
import { findDraft, restoreVersion, undoPublish, updateEvent } from "../editing-calls";
import { listEvents } from "../event-calls";
import { metaOf } from "../../../ui/page/page-meta";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useBack } from "../../../ui/admin/use-back";
import { SmallButton, SmallLink } from "../../../ui/admin/small-button";
import { Empty } from "../../../ui/empty/empty";
import { focusMainAfter } from "../../../ui/focus-main";
import { Loading } from "../../../ui/loading/loading";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { changesIn } from "../../../ui/form/form-texts";
import { EventForm } from "../form/event-form";
import type { Save } from "../../../ui/form/use-saving";
import { PublishLater } from "../overview/publish-later";
import { DRAFT_SAVED, viewActions } from "../form/view-actions";
import { formParts } from "../form/form-parts";
import type { Route } from "./+types/route";

const { fields } = eventCollection;

export function loader({ context, params }: Route.LoaderArgs) {
  return formParts(context, parseRowId(params.id));
}

/** Finds the id in the list, as specified, which has no drafts. An unknown id is logged and leads to the list. */
export async function clientLoader({ params, serverLoader, request }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  const wanted = parseEventId(params.id);
  try {
    const listed = (await listEvents(page.base, request.signal)).find(({ id }) => id === wanted);
    const event = listed ?? (page.base || !wanted ? undefined : await findDraft(wanted, request.signal));
    if (event) return { ...page, event };
  } catch (error) {
    // The person has left this page.
    if (request.signal.aborted) throw error;
    console.error("Events could not be loaded:", error);
    return { ...page, event: undefined };
  }
  console.error("Event not found:", params.id);
  throw redirect("/events");
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading />;
}

export const meta = metaOf({ title: "Edit Event" });

export default function EditEvent({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const back = useBack("/admin/events");
  const { revalidate, state } = useRevalidator();
  if (!("event" in loaderData) || !loaderData.event)
    return <LoadFailure busy={state !== "idle"} onRetry={() => void revalidate()} />;
  const { base, timeZone, copy, event } = loaderData;

  const save: Save<Event> = async (entry, { keys, seen = event }) => {
    const body = changesIn(fields, entry, seen);
    const saved = await updateEvent(base, event.id, body, { key: keys.for(body), event: seen });
    const isPublished = seen.draft && saved?.draft === false;
    const done = saved?.draft ? DRAFT_SAVED : "Event updated successfully!";
    return {
      path: back ?? (saved?.draft ? "/admin/events" : "/events"),
      notice: isPublished ? "Event published." : done,
      actions: viewActions(saved),
      undo: undoOf(seen, saved),
    };
  };

  return (
    <Page title="Edit Event" lead={event.draft && draftState(event, timeZone)}>
      {!base && <OtherActions {...{ event, timeZone }} />}
      <div className={adminStyles.section}>
        <EventForm
          key={event.id}
          {...{ event, copy, base, timeZone }}
          submitLabel="Update Event"
          failureText="Failed to update event."
          onSave={save}
          onCancel={() => void navigate(back ?? (event.draft ? "/admin/events" : "/events"))}
        />
      </div>
    </Page>
  );
}

function OtherActions({ event, timeZone }: { event: Event; timeZone: string }) {
  const admin = `/admin/events/${event.id}`;
  return (
    <div className={adminStyles.actions}>
      {event.draft ? (
        <SmallLink label="Preview" to={`${admin}/preview`} />
      ) : (
        <SmallLink label="View the event" to={eventPath(event)} />
      )}
      <SmallLink label="History" to={`${admin}/history`} />
      {event.draft && <PublishLater {...{ event, timeZone }} hint={AS_SAVED} />}
    </div>
  );
}

const AS_SAVED = "The event is published as it was last saved. Press “Update Event” first to include what you typed.";

function draftState({ publishAt }: Event, timeZone: string): string {
  if (!publishAt) return "A draft. Visitors do not see it.";
  return `Will be published on ${formatMoment(publishAt, timeZone)}. Until then it is a draft.`;
}

function undoOf(before: Event, saved: Event | undefined) {
  if (!saved || saved.revision === before.revision) return undefined;
  const isPublished = before.draft && !saved.draft;
  return {
    work: () => (isPublished ? undoPublish(saved, before) : restoreVersion(saved.id, before.revision, saved)),
    done: isPublished ? `“${saved.title}” is a draft again.` : `“${before.title}” is as before.`,
  };
}

/** If the list cannot be read, the event may exist, so the page offers another try. */
function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Page title="Edit Event">
      <Notice kind="failure">
        <p>The event could not be loaded just now.</p>
        <p ref={focusMainAfter}>
          <SmallButton label="Try again" busy={busy} onClick={onRetry} />
        </p>
      </Notice>
      <Empty scene="bridge">
        <p>Nothing is lost. Try again in a moment.</p>
      </Empty>
    </Page>
  );
}
