import { redirect, useNavigate, useRevalidator } from "react-router";
import { parseEventId } from "../../../../../domain/event";
import { listEvents, updateEvent, uploadImage } from "../../../../api/events";
import { siteContext } from "../../../../context";
import { pageMeta } from "../../../../seo";
import { Button } from "../../../../ui/button/button";
import { Empty } from "../../../../ui/empty/empty";
import { Loading } from "../../../../ui/loading/loading";
import { Notice } from "../../../../ui/notice/notice";
import { useNotices } from "../../../../ui/notice/notices";
import { Page } from "../../../../ui/page/page";
import { EventForm, type EventDraft } from "../event-form";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return { base: context.get(siteContext).env.API_URL ?? "" };
}

/** As specified: fetches the list and finds the id in it; an unknown one is logged and leads to the events. */
export async function clientLoader({ params, serverLoader, request }: Route.ClientLoaderArgs) {
  const { base } = await serverLoader();
  const events = await listEvents(base, request.signal).catch((error: unknown) => {
    console.error("Events could not be loaded:", error);
    return undefined;
  });
  if (!events) return { base, event: undefined };
  const event = events.find(({ id }) => id === parseEventId(params.id));
  if (event) return { base, event };
  console.error("Event not found:", params.id);
  throw redirect("/events");
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Edit Event", description: "Edit an event.", card: false });
}

export default function EditEvent({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const { revalidate, state } = useRevalidator();
  if (!("event" in loaderData) || !loaderData.event)
    return <LoadFailure busy={state !== "idle"} onRetry={() => void revalidate()} />;
  const { base, event } = loaderData;

  async function save({ image, ...fields }: EventDraft) {
    const address =
      image.kind === "file" ? await uploadImage(base, image.file) : image.kind === "removed" ? "" : event.image;
    await updateEvent(base, event.id, { ...fields, image: address });
    notify("success", "Event updated successfully!", "/events");
    await navigate("/events");
  }

  return (
    <Page title="Edit Event">
      <EventForm
        key={event.id}
        event={event}
        submitLabel="Update Event"
        failureText="Failed to update event."
        onSave={save}
        onCancel={() => void navigate("/events")}
      />
    </Page>
  );
}

/** The list could not be read, so it is not known whether the event exists: the admin stays here and can try again. */
function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Page title="Edit Event">
      <Notice kind="failure">
        <p>The event could not be loaded just now.</p>
        <p>
          <Button look="quiet" small disabled={busy} onClick={onRetry}>
            Try again
          </Button>
        </p>
      </Notice>
      <Empty scene="bridge">
        <p>The list of events did not come across. Nothing is lost: try again in a moment.</p>
      </Empty>
    </Page>
  );
}
