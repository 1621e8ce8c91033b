import { parseRowId } from "../../../../domain/row-id";
import { requestContext } from "../../../../platform/rendering/request-context";
import { metaOf } from "../../../ui/page/page-meta";
import { SmallLink } from "../../../ui/admin/small-button";
import { EventPage } from "../page/event-page";
import type { Route } from "./+types/route";
import styles from "./preview.module.css";
import { eventsContext } from "../events-context";

/** Shows a draft as visitors will see it, with a notice that it is not public yet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, eventPages } = context.get(eventsContext);
  const viewer = await context.get(requestContext).viewer();
  const event = await events.findAny(viewer, parseRowId(params.id));
  return { id: event.id, draft: event.draft, page: await eventPages.preview(event) };
}

export const meta = metaOf({ title: "Preview" });

export default function Preview({ loaderData: { id, draft, page } }: Route.ComponentProps) {
  return (
    <>
      <aside className={styles.preview} aria-label="Preview">
        <p>
          {draft
            ? "This is a draft: visitors do not see it. Its links for sharing and calendars work once it is published."
            : "This event is published."}
        </p>
        <SmallLink label="Edit" to={`/edit-event/${id}`} />
        <SmallLink label="Events and drafts" to="/admin/events" />
      </aside>
      <EventPage page={page} />
    </>
  );
}
