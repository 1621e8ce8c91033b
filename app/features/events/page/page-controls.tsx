import { useLocation, useNavigate } from "react-router";
import { EventControls } from "../list/for-admins/event-controls";

type Props = { id: number; title: string };

/** After Delete its page does not exist, so the list follows, and Undo leads back. */
export default function PageControls(event: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <EventControls
      apiBase=""
      event={event}
      shownOn="/events"
      onDeleted={() => navigate("/events")}
      onRestored={() => navigate(pathname)}
    />
  );
}
