import { ButtonLink } from "../../../ui/button/button";
import { ErrorFrame } from "../../../ui/error-page/error-page";

/** The page with status 410 for an event that was removed. */
export function EventGone() {
  return (
    <ErrorFrame title="This event has been removed" scene="camp">
      <p>It was announced here and has been taken down. The list shows all planned events.</p>
      <ButtonLink to="/events">All events</ButtonLink>
    </ErrorFrame>
  );
}
