import { useLocation, useNavigate } from "react-router";
import { useGoOn } from "../../../ui/page/use-go-on";
import { EventControls, FixedEventControls } from "../list/admin-parts";

type Props = { event: { id: number; title: string } | { slug: string; title: string } };

/** Delete leads to the list, because the page no longer exists. Undo leads back. */
export default function PageControls({ event }: Props) {
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { pathname } = useLocation();
  const then = {
    shownOn: "/events",
    onDeleted: () => goOn("/events"),
    onRestored: () => navigate(pathname),
  };
  if ("slug" in event) return <FixedEventControls event={event} {...then} />;
  return <EventControls apiBase="" event={event} {...then} />;
}
