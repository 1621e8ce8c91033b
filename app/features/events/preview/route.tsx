import { parseRowId } from "../../../../domain/row-id";
import { requestContext } from "../../../../platform/rendering/request-context";
import { metaOf } from "../../../ui/page/page-meta";
import { SmallLink } from "../../../ui/admin/small-button";
import { eventPath } from "../event";
import { PublishDraft } from "../overview/publish-draft";
import { EventPage } from "../page/event-page";
import type { Route } from "./+types/route";
import styles from "./preview.module.css";
import { eventsContext } from "../events-context";

/** Shows a draft as visitors will see it, with a notice that it is not public yet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, eventPages } = context.get(eventsContext);
  const viewer = await context.get(requestContext).viewer();
  const event = await events.findAny(viewer, parseRowId(params.id));
  const { id, title, draft } = event;
  return { id, title, draft, path: eventPath(event), page: await eventPages.preview(event) };
}

export const meta = metaOf({ title: "Preview" });

export default function Preview({ loaderData: { id, title, draft, path, page } }: Route.ComponentProps) {
  return (
    <>
      <aside className={styles.preview} aria-label="Preview">
        <p>
          {draft
            ? "This is a draft: visitors do not see it. Its links for sharing and calendars work once it is published."
            : "This event is published."}
        </p>
        {draft ? <PublishDraft {...{ id, title }} /> : <SmallLink label="View the event" to={path} />}
        <SmallLink label="Edit" to={`/edit-event/${id}`} />
        <SmallLink label="Events and drafts" to="/admin/events" />
      </aside>
      <EventPage page={page} />
    </>
  );
}
