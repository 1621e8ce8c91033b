import { parseEventId } from "../../../../domain/row-id";
import { requestContext } from "../../../../platform/rendering/request-context";
import { metaOf } from "../../../ui/page/page-meta";
import { ButtonLink } from "../../../ui/button/button";
import { EventPage } from "../page/event-page";
import type { Route } from "./+types/route";
import styles from "./preview.module.css";
import { eventsContext } from "../events-context";

/** Shows a draft as visitors will see it, with a notice that it is not public yet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, eventPages } = context.get(eventsContext);
  const viewer = await context.get(requestContext).viewer();
  const event = await events.findAny(viewer, parseEventId(params.id));
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
        <ButtonLink to={`/edit-event/${id}`} variant="quiet" small>
          Edit
        </ButtonLink>
        <ButtonLink to="/admin/events" variant="quiet" small>
          Events and drafts
        </ButtonLink>
      </aside>
      <EventPage page={page} />
    </>
  );
}
