import { useNavigate } from "react-router";
import { isRemovable, mayPublish } from "../../../domain/content/kinds";
import { SmallButton } from "../../ui/admin/small-button";
import { useAction } from "../../ui/call/use-action";
import { useSession } from "../accounts/session-context";
import type { ContentEntry } from "./content";
import { restoreContent, withdrawContent } from "./content-calls";

type Props = {
  document: Pick<ContentEntry, "key" | "title" | "draft" | "revision">;
  of?: string;
  path?: string | undefined;
};

/** Makes a published post or year a draft again. `path` is the page that opens for it. */
export function TakeOff({ document: { key, title, draft, revision }, of, path }: Props) {
  const act = useAction("It could not be changed.");
  const session = useSession();
  const navigate = useNavigate();
  if (draft || !isRemovable(key) || !mayPublish(session, key)) return null;

  const undo = () => act(() => restoreContent(key, revision), `${title} is published again.`, { path });
  async function takeOff() {
    if (path) {
      await navigate(path);
      // The person stays at a form with pictures that are not sent.
      if (location.pathname !== path) return;
    }
    await act(() => withdrawContent(key, revision), `${title} is off the site. It is a draft now.`, { path, undo });
  }
  return <SmallButton label="Take off the site" of={of} onClick={() => void takeOff()} />;
}
